import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { PERIODS, type Period } from '@/lib/desk/numbers/period';

export function PeriodChoice({ period, onChoose }: { period: Period; onChoose: (period: Period) => void }) {
  const t = useTranslations('DeskNumbers');
  const name = useId();
  return (
    <fieldset className="mb-8">
      <legend className="sr-only">{t('period')}</legend>
      <div className="flex flex-wrap gap-1">
        {PERIODS.map((choice) => (
          <label
            key={choice}
            className="relative flex min-h-11 items-center respaldo-s border-[1.5px] border-b-2 border-borde border-b-tinta px-4 font-titular font-bold has-checked:border-tinta has-checked:bg-tinta has-checked:text-papel has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-tinta forced-colors:has-checked:outline-3"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === period}
              onChange={() => onChoose(choice)}
              className="absolute inset-0 m-0 size-full cursor-pointer appearance-none outline-none"
            />
            {t(`periods.${choice}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
