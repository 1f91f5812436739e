import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { type FormAnswer, notYetSent } from '@/components/spam-guarded-form/form-answer';
import { describeError, log } from '@/lib/log';
import { admitForm } from '@/lib/security/admit-form';
import { issueFormTimestamp } from '@/lib/security/form-timestamp';
import { HONEYPOT_FIELD, TIMESTAMP_FIELD } from '@/lib/security/schema';
import { visitorAddress } from '@/lib/security/visitor-address';
import messages from '@/messages/es.json';

// Characters: far above the limits of the schemas, far below what costs anything.
const VALUE_MAX = 50_000;

type Read<Value> =
  | { success: true; data: Value }
  | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
type Notice = { title: string; detail: string };

type Form<Field extends string, Value> = {
  formData: FormData;
  fields: readonly Field[];
  /** Fields that the page writes into the form. */
  hidden?: readonly string[];
  read(values: Record<string, string>): Read<Value>;
  submit(value: Value, address: string, now: Date): Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }>;
  sent: Notice;
  failed: Notice;
};

/** Answers a form in every case: sent, refused with its faults, or failed. */
export async function answerForm<Field extends string, Value>(form: Form<Field, Value>): Promise<FormAnswer<Field>> {
  const { formData, fields, hidden = [] } = form;
  const values = textsOf(formData, fields);
  const kept = { ...notYetSent, values };
  const now = new Date();
  try {
    const parsed = form.read({ ...values, ...textsOf(formData, hidden) });
    if (!parsed.success) {
      const title = (await getTranslations('ContactGuard'))('check');
      return { ...kept, outcome: 'invalid', title, errors: await errorsOf(fields, parsed.error.issues) };
    }
    const seen = textsOf(formData, [HONEYPOT_FIELD, TIMESTAMP_FIELD]);
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
        ...(await noticeFor('askAgain')),
        stamp: issueFormTimestamp('again', now),
      };
    }
    const submitted = await form.submit(parsed.data, visitorAddress(await headers()), now);
    if (submitted.ok) return { ...notYetSent, outcome: 'sent', ...form.sent };
    const minutes = Math.ceil(submitted.retryAfterSeconds / 60);
    return { ...kept, outcome: 'limited', ...(await noticeFor('limited', minutes)) };
  } catch (error) {
    // The visitor gets the typed values back, whatever the fault.
    log.error({ error: describeError(error) }, 'form not processed');
    return { ...kept, outcome: 'failed', ...form.failed };
  }
}

function textsOf<Name extends string>(formData: FormData, names: readonly Name[]): Record<Name, string> {
  const texts = names.map((name) => {
    const value = formData.get(name);
    return [name, typeof value === 'string' ? value.slice(0, VALUE_MAX) : ''];
  });
  return Object.fromEntries(texts) as Record<Name, string>;
}

/** The first message of each field, in the order of the fields. */
async function errorsOf<Field extends string>(
  fields: readonly Field[],
  issues: { path: PropertyKey[]; message: string }[],
): Promise<Partial<Record<Field, string>>> {
  const t = await getTranslations('Validation');
  const errors: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const message = issues.find(({ path }) => path[0] === field)?.message;
    if (message) errors[field] = t(isValidationKey(message) ? message : 'valueInvalid');
  }
  return errors;
}

function isValidationKey(message: string): message is keyof typeof messages.Validation {
  return Object.hasOwn(messages.Validation, message);
}

async function noticeFor(what: 'askAgain' | 'limited', minutes = 0): Promise<Notice> {
  const t = await getTranslations('ContactGuard');
  return { title: t(`${what}.title`), detail: t(`${what}.detail`, { minutes }) };
}
