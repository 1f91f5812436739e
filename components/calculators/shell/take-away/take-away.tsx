import { useTranslations } from 'next-intl';
import type { ExportPartsProps } from './export-parts';
import { ExportResult } from './export-result';

/** The whole page is printed. */
export type TakeAwayProps = Omit<ExportPartsProps, 'onPrint'>;

/** Exports of the page's result: link, file, print, consultation or booking. */
export function TakeAway(result: TakeAwayProps) {
  const t = useTranslations('Calculator');
  return (
    <section aria-labelledby="llevar" className="rejilla py-12 print:hidden">
      <h2 id="llevar" className="text-t3 md:col-span-4">
        {t('takeTitle')}
      </h2>
      <div className="mt-5 md:col-span-8 md:mt-0">
        <ExportResult {...result} />
      </div>
    </section>
  );
}
