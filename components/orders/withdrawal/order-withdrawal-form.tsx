'use client';

import { useTranslations } from 'next-intl';
import type { ServerAction } from '@/components/shared/forms/form-sending';
import { PageChanged } from '@/components/shared/forms/page-changed';
import { PartBoundary } from '@/components/shared/forms/part-boundary';
import { type NotStored, useStoredForm } from '@/components/shared/forms/use-redirecting-form';
import { Notice } from '@/components/shared/ui/notice';
import { ConfirmButtons } from './confirm-buttons';
import { SenderFields } from './sender-fields';
import { StatementBox } from './statement-box';
import type { ConfirmedField } from './withdrawal-answer';

type Props = {
  action: ServerAction<NotStored<ConfirmedField>>;
  token: string;
  statement: string;
  name: string;
  /** Where the acknowledgment goes, masked: the link may have been forwarded. */
  known: string;
  /** It was sent before, without the order's link: nothing in it can be changed. */
  sent: boolean;
  /** What follows from it, in sentences. */
  consequences: readonly string[];
  backHref: string;
  /** Where to write while it cannot be stored. */
  email: string;
};

/** The statement of withdrawal from an order, and the button that confirms it. Works without JavaScript. */
export function OrderWithdrawalForm(props: Props) {
  const { action, token, statement, name, known, sent, consequences, backHref, email } = props;
  const t = useTranslations('Withdrawal.confirm');
  const { form, answer, field, sending, isPageChanged, formProps } = useStoredForm(action, { name, ackEmail: '' });
  return (
    <form {...formProps} id="desistir" noValidate className="grid gap-6">
      <input type="hidden" name="token" value={token} />
      {isPageChanged ? <PageChanged /> : answer.failed && <Notice tone="error">{t('failed', { email })}</Notice>}
      <StatementBox title={t('statement')} statement={statement} />
      {sent ? (
        <>
          <input type="hidden" name="name" value={name} />
          <p className="max-w-texto wrap-anywhere">{t('sender', { name, email: known })}</p>
        </>
      ) : (
        <PartBoundary form={form}>
          <SenderFields field={field} known={known} />
        </PartBoundary>
      )}
      <div className="grid max-w-texto gap-2 text-lead">
        {consequences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <ConfirmButtons pending={sending} backHref={backHref} />
    </form>
  );
}
