import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/shared/ui/button';
import { type Acknowledged, momentOf } from '@/lib/orders/texts/withdrawal-acknowledgment';
import { StatementBox } from './statement-box';

type Props = {
  statement: Acknowledged;
  fileHref: string;
  /** The button that prints, where a script runs. */
  print: ReactNode;
  /** What follows from it, and where to go on. */
  children: ReactNode;
};

/** The acknowledgment on the page: content of the statement, date and time to the second. Prints on one sheet. */
export function ReceivedStatement({ statement, fileHref, print, children }: Props) {
  const t = useTranslations('Withdrawal.done');
  const { submittedAt, reference, name, ackEmail } = statement;
  const { day, time } = momentOf(statement);
  return (
    <>
      <div className="respaldo bg-azafran px-6 py-7 md:px-9 print:border-[1.5px] print:py-4">
        <p className="font-medium">{t(statement.isNoted ? 'noted' : 'received')}</p>
        <p className="cifra text-t2 leading-prieto">
          <time dateTime={submittedAt.toISOString()}>
            <span className="whitespace-nowrap">{day}</span> <span className="whitespace-nowrap">{time}</span>
          </time>
        </p>
        <p className="mt-3 font-medium">{t('reference', { reference })}</p>
      </div>
      <p className="mt-6 max-w-texto wrap-anywhere">{t('acknowledged', { email: ackEmail })}</p>
      <p className="mt-6 flex flex-wrap gap-4 print:hidden">
        <a href={fileHref} download="acuse.txt" className={buttonClass('solid', 'max-sm:w-full')}>
          {t('save')}
        </a>
        {print}
      </p>
      <div className="mt-10 grid gap-3">
        <h2 className="text-t4">{t('nextTitle')}</h2>
        {children}
      </div>
      <div className="mt-10">
        <StatementBox title={t('statement')} statement={statement.statement} />
        <p className="mt-3 text-tinta-2 wrap-anywhere">{t('sender', { name, email: ackEmail })}</p>
      </div>
    </>
  );
}
