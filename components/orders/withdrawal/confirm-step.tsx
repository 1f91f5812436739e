import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { showHeading } from '@/components/shared/browser/show-heading';
import { ConfirmButtons } from './confirm-buttons';
import { SenderFields } from './sender-fields';
import { StatementBox } from './statement-box';
import type { StatementAnswer } from './withdrawal-answer';

type Props = { answer: StatementAnswer; pending: boolean };

/** The statement as it will be stored, and the button that confirms it. */
export function ConfirmStep({ answer: { values, errors, statement }, pending }: Props) {
  const t = useTranslations('Withdrawal.public');
  const texts = useTranslations('Withdrawal.confirm');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => showHeading(heading.current), []);
  return (
    <>
      <input type="hidden" name="contract" value={values.contract ?? ''} />
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-28 text-t3 outline-none">
        {t('confirmTitle')}
      </h2>
      <div>
        <StatementBox title={texts('statement')} statement={statement} />
        <p className="mt-2">
          <button type="submit" name="correct" value="1" disabled={pending} className="enlace cursor-pointer py-2">
            {t('correct')}
          </button>
        </p>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <SenderFields values={values} errors={errors} />
      </div>
      <p className="max-w-texto">{t('consequences')}</p>
      <ConfirmButtons pending={pending} backHref="/" />
    </>
  );
}
