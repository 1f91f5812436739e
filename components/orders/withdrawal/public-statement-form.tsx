'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { PageChanged } from '@/components/shared/forms/page-changed';
import { notYetSent } from '@/components/shared/forms/spam-guarded/form-answer';
import { FormNotice } from '@/components/shared/forms/spam-guarded/form-notice';
import { Honeypot } from '@/components/shared/forms/spam-guarded/honeypot';
import { useFormTimestamp } from '@/components/shared/forms/spam-guarded/use-form-timestamp';
import { useAnsweredForm } from '@/components/shared/forms/use-answered-form';
import { useFirstFault } from '@/components/shared/forms/use-first-fault';
import { TIMESTAMP_FIELD } from '@/lib/shared/forms/schema';
import { AlreadySent } from './already-sent';
import { ConfirmStep } from './confirm-step';
import { statedIn } from './stated-in';
import { useStatementSteps } from './use-statement-steps';
import type { StatementAction, StatementAnswer } from './withdrawal-answer';
import { WriteStep } from './write-step';

const NOT_YET_STATED: StatementAnswer = { ...notYetSent, step: 'write', statement: '' };

type Props = {
  action: StatementAction;
  /** Where to write while it cannot be stored. */
  email: string;
  /** What is stored, with its link. */
  privacy: ReactNode;
};

/** The way to withdraw without the order's link: it is written, then confirmed. Works without JavaScript. */
export function PublicStatementForm({ action, email, privacy }: Props) {
  const t = useTranslations('Withdrawal');
  const form = useRef<HTMLFormElement>(null);
  const settled = useRef<() => Promise<string>>(undefined);
  const confirmed = useRef('');
  const [answer, formAction, pending, isPageChanged] = useAnsweredForm<StatementAnswer>({
    form,
    action,
    initial: NOT_YET_STATED,
    unreachable: (before, formData) => ({
      ...before,
      step: formData.get('step') === 'confirm' ? 'confirm' : 'write',
      statement: confirmed.current,
      outcome: 'failed',
      title: t('public.failedTitle'),
      detail: t('confirm.failed', { email }),
      errors: {},
      values: statedIn(formData),
    }),
    prepare: async (formData) => formData.set(TIMESTAMP_FIELD, (await settled.current?.()) ?? ''),
  });
  const timestamp = useFormTimestamp(answer.stamp);
  useEffect(() => {
    settled.current = timestamp.settled;
  }, [timestamp.settled]);
  const { shown, store, sent, startOver } = useStatementSteps(form, answer);
  useEffect(() => {
    confirmed.current = shown.statement;
  }, [shown]);
  useFirstFault(form, shown);
  // The button that had the focus goes away.
  const stateAnother = () => {
    flushSync(startOver);
    form.current?.querySelector<HTMLElement>('[name="name"]')?.focus();
  };
  if (sent) return <AlreadySent path={sent} onAnother={stateAnother} />;

  return (
    <form
      ref={form}
      id="desistimiento"
      action={formAction}
      onFocus={timestamp.begin}
      onChange={store}
      noValidate
      className="relative grid gap-6"
    >
      {isPageChanged ? <PageChanged /> : <FormNotice answer={shown} silent={false} />}
      <input type="hidden" name="step" value={shown.step} />
      <input type="hidden" name={TIMESTAMP_FIELD} value={answer.stamp} readOnly />
      <Honeypot label={t('public.honeypot')} />
      {shown.step === 'write' ? (
        <WriteStep answer={shown} pending={pending} privacy={privacy} />
      ) : (
        <ConfirmStep answer={shown} pending={pending} />
      )}
    </form>
  );
}
