'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { StatedField, StatementAnswer } from '@/components/orders/withdrawal/withdrawal-answer';
import { notYetSent } from '@/components/shared/forms/spam-guarded/form-answer';
import { statementInWords } from '@/lib/orders/texts/withdrawal-statement';
import { registerStatement } from '@/lib/orders/withdrawal/register-statement';
import { contractSchema, type PublicStatement, statementSchema } from '@/lib/orders/withdrawal/schema';
import { statementPath } from '@/lib/orders/withdrawal/statement-link';
import { issueFormTimestamp } from '@/lib/server/security/form-timestamp';
import { looksLikeSpam } from '@/lib/server/security/spam-check';
import { HONEYPOT_FIELD, TIMESTAMP_FIELD } from '@/lib/shared/forms/schema';
import { site } from '@/lib/shared/site';
import { answerForm } from '../../_form/answer-form';
import { errorsOf } from '../../_form/errors-of';
import { guardNotice } from '../../_form/guard-notice';
import { textsOf } from '../../_form/texts-of';

const FIELDS = ['name', 'number', 'service', 'day', 'ackEmail'] as const satisfies readonly StatedField[];

type Read = ReturnType<typeof statementSchema.safeParse>;

/** Written, read once more, confirmed: only the last of these stores something, and ends in a redirect to its page. */
export async function stateWithdrawal(_: unknown, formData: FormData): Promise<StatementAnswer> {
  const values = textsOf(formData, FIELDS);
  const { [TIMESTAMP_FIELD]: stamp } = textsOf(formData, [TIMESTAMP_FIELD]);
  const kept: StatementAnswer = { ...notYetSent, values, stamp, step: 'write', statement: '' };
  if (formData.has('correct')) return kept;
  const read = statementSchema.safeParse(values);
  return formData.get('step') === 'confirm' ? confirm(formData, read, kept) : review(formData, read, kept);
}

/** Needs no database: the statement is shown as it will be stored. */
async function review(formData: FormData, read: Read, kept: StatementAnswer): Promise<StatementAnswer> {
  if (!read.success) {
    const title = (await getTranslations('ContactGuard'))('check');
    return { ...kept, outcome: 'invalid', title, errors: await errorsOf(FIELDS, read.error.issues) };
  }
  const { [HONEYPOT_FIELD]: honeypot } = textsOf(formData, [HONEYPOT_FIELD]);
  const now = new Date();
  const text = Object.values(kept.values).join('\n');
  if (looksLikeSpam({ honeypot, timestamp: kept.stamp, text }, now)) {
    return {
      ...kept,
      outcome: 'ask-again',
      ...(await guardNotice('askAgain')),
      stamp: issueFormTimestamp('again', now),
    };
  }
  const { contract, ...sender } = read.data;
  return { ...kept, values: { ...kept.values, ...sender }, step: 'confirm', statement: statementInWords(contract) };
}

async function confirm(formData: FormData, read: Read, kept: StatementAnswer): Promise<StatementAnswer> {
  const t = await getTranslations('Withdrawal');
  const { contactEmail: email } = site;
  const stored: { path?: string } = {};
  const answer = await answerForm<StatedField, PublicStatement>({
    formData,
    fields: FIELDS,
    read: () => read,
    async submit(form, address, now) {
      const registered = await registerStatement(form, address, now);
      if (registered.ok) stored.path = statementPath(registered.withdrawalId);
      return registered;
    },
    sent: { title: '', detail: '' },
    failed: { title: t('public.failedTitle'), detail: t('confirm.failed', { email }) },
    limited: { title: t('public.limitedTitle'), detail: t('public.limitedDetail', { email }) },
  });
  if (stored.path) redirect(stored.path);
  const stamp = answer.stamp || kept.stamp;
  // The contract is written on the page before: a fault in it leads back there.
  const contract = contractSchema.safeParse(kept.values);
  if (!contract.success) return { ...answer, stamp, step: 'write', statement: '' };
  return { ...answer, stamp, step: 'confirm', statement: statementInWords(contract.data) };
}
