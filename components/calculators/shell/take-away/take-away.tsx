import { useTranslations } from 'next-intl';
import { CarryResult } from './carry-result';
import { TakeAwayActions, type TakeAwayActionsProps } from './take-away-actions';

export type TakeAwayProps = Omit<TakeAwayActionsProps, 'onPrint'> & {
  /** The result as a paragraph for an adviser. */
  paragraph: string;
};

/** Exports of the page's result: link, file, print, consultation or booking. */
export function TakeAway({ paragraph, ...exports }: TakeAwayProps) {
  const t = useTranslations('Calculator');
  return (
    <section aria-labelledby="llevar" className="rejilla py-12 print:hidden">
      <h2 id="llevar" className="text-t3 md:col-span-4">
        {t('takeTitle')}
      </h2>
      <div className="mt-5 md:col-span-8 md:mt-0">
        <TakeAwayActions {...exports} />
        <CarryResult paragraph={paragraph} />
      </div>
    </section>
  );
}
