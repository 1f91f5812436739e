import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useTeamKey } from './use-team-key';

type Props = { isShared: boolean; onChoose: (isShared: boolean) => void };

const cushion =
  'relative flex min-h-14 items-center respaldo-s border-[1.5px] border-b-2 border-borde border-b-tinta bg-papel px-4 py-2.5 leading-tight hover:border-tinta has-checked:border-tinta has-checked:bg-tinta has-checked:text-papel has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-tinta';

/** For whom what is added next is sealed. */
export function VisibilityChoice({ isShared, onChoose }: Props) {
  const t = useTranslations('SpaceDocuments.visibility');
  const name = useId();
  const { data: key } = useTeamKey(isShared);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-bold">{t('legend')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {(['mine', 'team'] as const).map((who) => (
          <label key={who} className={cushion}>
            <input
              type="radio"
              name={name}
              checked={isShared === (who === 'team')}
              onChange={() => onChoose(who === 'team')}
              className="absolute inset-0 m-0 size-full cursor-pointer appearance-none outline-none"
            />
            <span>
              <span className="block font-bold">{t(who)}</span>
              <span className="text-nota">{t(`${who}Hint`)}</span>
            </span>
          </label>
        ))}
      </div>
      {isShared && key && (
        <p className="mt-2 text-nota text-tinta-2">{t('fingerprint', { digits: key.fingerprint })}</p>
      )}
    </fieldset>
  );
}
