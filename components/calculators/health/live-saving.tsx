import { useTranslations } from 'next-intl';
import { formatPercent } from '@/lib/shared/i18n/numbers';
import { formatPrice } from '@/lib/shared/money';
import { type HealthValues, liveSaving } from './health-fields';

/** Monthly saving, updated while typing. */
export function LiveSaving({ values }: { values: HealthValues }) {
  const t = useTranslations('FinancialHealth');
  const live = liveSaving(values);
  return (
    <dl className="border-y-[1.5px] border-tinta">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
        <dt>{live && live.saving < 0 ? t('liveShort') : t('liveSaving')}</dt>
        <dd className="ml-auto text-right font-titular text-lg font-bold" data-live="saving">
          <span translate="no">{live ? formatPrice(live.saving) : '–'}</span>
          {live && (
            <span className="block font-texto text-nota font-normal text-tinta-2">
              {t('ofIncome', { percent: formatPercent((live.saving * 100) / live.income, { most: 1 }) })}
            </span>
          )}
        </dd>
      </div>
    </dl>
  );
}
