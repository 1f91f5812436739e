import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ExportButton } from '@/components/private/desk/export-button';
import { SelectField } from '@/components/shared/ui/field';
import { ACCOUNT_PERIODS, accountDays } from '@/lib/orders/desk/account-periods';
import { addMadridDays, madridDate } from '@/lib/shared/madrid-time';

/** The file for the books: what came in and what went back, of a quarter or a year. */
export function Accounts() {
  const t = useTranslations('DeskOrders.accounts');
  const [period, setPeriod] = useState<(typeof ACCOUNT_PERIODS)[number]>('this-quarter');
  const { from, until } = accountDays(period, madridDate(new Date()));
  const last = addMadridDays(until, -1);
  return (
    <section aria-labelledby="contabilidad" className="mt-14">
      <h2 id="contabilidad" className="text-t4">
        {t('title')}
      </h2>
      <p className="mt-2 max-w-lectura text-tinta-2">{t('text')}</p>
      <div className="mt-5 flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow sm:max-w-xs">
          <SelectField
            id="periodo"
            label={t('period')}
            value={period}
            onChange={({ target }) => setPeriod(ACCOUNT_PERIODS.find((one) => one === target.value) ?? period)}
          >
            {ACCOUNT_PERIODS.map((one) => (
              <option key={one} value={one}>
                {t(`periods.${one}`)}
              </option>
            ))}
          </SelectField>
        </div>
        <ExportButton path="/orders/export" body={{ period }} fileName={t('fileName', { from, last })} />
      </div>
    </section>
  );
}
