import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { type FormAnswer, notYetSent } from '@/components/shared/forms/spam-guarded/form-answer';
import { describeError, log } from '@/lib/server/log';
import { admitForm } from '@/lib/server/security/admit-form';
import { issueFormTimestamp } from '@/lib/server/security/form-timestamp';
import { visitorAddress } from '@/lib/server/security/visitor-address';
import { HONEYPOT_FIELD, TIMESTAMP_FIELD } from '@/lib/shared/forms/schema';
import { errorsOf } from './errors-of';
import { type FormNotice, guardNotice } from './guard-notice';
import { textsOf } from './texts-of';

// Characters: far above the limits of the schemas, far below what costs anything.
const VALUE_MAX = 50_000;

type Read<Value> =
  | { success: true; data: Value }
  | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };

type Form<Field extends string, Value> = {
  formData: FormData;
  fields: readonly Field[];
  /** Fields that the page writes into the form. */
  hidden?: readonly string[];
  read(values: Record<string, string>): Read<Value>;
  submit(value: Value, address: string, now: Date): Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }>;
  sent: FormNotice | ((value: Value, now: Date) => Promise<FormNotice>);
  failed: FormNotice;
  /** Instead of asking to wait. */
  limited?: FormNotice;
};

/** Answers a form in every case: sent, refused with its faults, or failed. */
export async function answerForm<Field extends string, Value>(form: Form<Field, Value>): Promise<FormAnswer<Field>> {
  const { formData, fields, hidden = [] } = form;
  const values = textsOf(formData, fields, VALUE_MAX);
  const kept = { ...notYetSent, values };
  const now = new Date();
  try {
    const parsed = form.read({ ...values, ...textsOf(formData, hidden, VALUE_MAX) });
    if (!parsed.success) {
      const title = (await getTranslations('ContactGuard'))('check');
      return { ...kept, outcome: 'invalid', title, errors: await errorsOf(fields, parsed.error.issues) };
    }
    const seen = textsOf(formData, [HONEYPOT_FIELD, TIMESTAMP_FIELD], VALUE_MAX);
    const signals = {
      honeypot: seen[HONEYPOT_FIELD],
      timestamp: seen[TIMESTAMP_FIELD],
      text: Object.values(values).join('\n'),
      typed: JSON.stringify(values),
    };
    if (!(await admitForm(signals, now))) {
      return {
        ...kept,
        outcome: 'ask-again',
        ...(await guardNotice('askAgain')),
        stamp: issueFormTimestamp('again', now),
      };
    }
    const submitted = await form.submit(parsed.data, visitorAddress(await headers()), now);
    const { sent } = form;
    if (submitted.ok)
      return { ...notYetSent, outcome: 'sent', ...(typeof sent === 'function' ? await sent(parsed.data, now) : sent) };
    const minutes = Math.ceil(submitted.retryAfterSeconds / 60);
    return { ...kept, outcome: 'limited', ...(form.limited ?? (await guardNotice('limited', minutes))) };
  } catch (error) {
    // The visitor gets the typed values back, whatever the fault.
    log.error({ error: describeError(error) }, 'form not processed');
    return { ...kept, outcome: 'failed', ...form.failed };
  }
}
