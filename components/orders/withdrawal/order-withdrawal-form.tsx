'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { PageChanged } from '@/components/shared/forms/page-changed';
import { PartBoundary } from '@/components/shared/forms/part-boundary';
import { useAnsweredForm } from '@/components/shared/forms/use-answered-form';
import { useFirstFault } from '@/components/shared/forms/use-first-fault';
import { Notice } from '@/components/shared/ui/notice';
import { ConfirmButtons } from './confirm-buttons';
import { SenderFields } from './sender-fields';
import { StatementBox } from './statement-box';
import type { WithdrawalAction, WithdrawalAnswer } from './withdrawal-answer';

type Props = {
  action: WithdrawalAction;
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
export function OrderWithdrawalForm({
  action,
  token,
  statement,
  name,
  known,
  sent,
  consequences,
  backHref,
  email,
}: Props) {
  const t = useTranslations('Withdrawal.confirm');
  const form = useRef<HTMLFormElement>(null);
  const [answer, formAction, pending, isPageChanged] = useAnsweredForm<WithdrawalAnswer>({
    form,
    action,
    initial: { values: { name, ackEmail: '' }, errors: {}, failed: false },
    unreachable: (_, formData) => ({
      values: { name: String(formData.get('name')), ackEmail: String(formData.get('ackEmail')) },
      errors: {},
      failed: true,
    }),
  });
  useFirstFault(form, answer);
  const { values, errors, failed } = answer;
  return (
    <form ref={form} id="desistir" action={formAction} noValidate className="grid gap-6">
      <input type="hidden" name="token" value={token} />
      {isPageChanged ? <PageChanged /> : failed && <Notice tone="error">{t('failed', { email })}</Notice>}
      <StatementBox title={t('statement')} statement={statement} />
      {sent ? (
        <>
          <input type="hidden" name="name" value={name} />
          <p className="max-w-texto wrap-anywhere">{t('sender', { name, email: known })}</p>
        </>
      ) : (
        <PartBoundary form={form}>
          <SenderFields values={values} errors={errors} known={known} />
        </PartBoundary>
      )}
      <div className="grid max-w-texto gap-2 text-lead">
        {consequences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <ConfirmButtons pending={pending} backHref={backHref} />
    </form>
  );
}
