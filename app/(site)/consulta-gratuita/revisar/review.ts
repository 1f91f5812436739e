import { getTranslations } from 'next-intl/server';
import type { FieldSentences } from '@/components/consultation/error-summary';
import type { Served } from '@/components/consultation/use-consultation-form';
import { complete } from '@/lib/consultations/questions';
import { findRejectedForm, type RejectedForm } from '@/lib/consultations/rejected-form';
import { isDatabaseDown } from '@/lib/db';
import { issueFormTimestamp } from '@/lib/security/form-timestamp';
import messages from '@/messages/es.json';

type Query = Record<string, string | string[] | undefined>;
type Review = { sentence: string; hint: string; served?: Served };

/** What the page says and shows: what was kept under the token of its address, or only why nothing was taken. */
export async function reviewOf({ borrador, motivo }: Query): Promise<Review> {
  const [t, sentences] = await Promise.all([
    getTranslations('ConsultationReview'),
    getTranslations('ConsultationRefused'),
  ]);
  if (typeof borrador !== 'string') {
    const reason = typeof motivo === 'string' && isKey(messages.ConsultationRefused, motivo) ? motivo : 'unreadable';
    return { sentence: sentences(reason), hint: t('back') };
  }
  try {
    const refused = await findRejectedForm(borrador, new Date());
    if (!refused) return { sentence: t('lost'), hint: t('again') };
    const served = await serve(refused);
    return { sentence: served.sentence, hint: refused.hadFiles ? t('filesAgain') : '', served };
  } catch (error) {
    if (!isDatabaseDown(error)) throw error;
    return { sentence: sentences('databaseDown'), hint: t('back') };
  }
}

async function serve({ answers, errors, files, sentence }: RejectedForm): Promise<Served> {
  const [tellError, tellFile, tellRefusal] = await Promise.all([
    getTranslations('ConsultationErrors'),
    getTranslations('ConsultationFiles.refused'),
    getTranslations('ConsultationRefused'),
  ]);
  const told = Object.entries(errors).flatMap(([field, key]) =>
    isKey(messages.ConsultationErrors, key) ? [[field, tellError(key)]] : [],
  );
  return {
    answers: complete(answers),
    errors: Object.fromEntries(told) as FieldSentences,
    sentence: tellRefusal(isKey(messages.ConsultationRefused, sentence) ? sentence : 'invalid'),
    files: files.flatMap(({ name, reason }) =>
      isKey(messages.ConsultationFiles.refused, reason) ? [{ name, message: tellFile(reason, { name }) }] : [],
    ),
    timestamp: issueFormTimestamp('again', new Date()),
  };
}

function isKey<Known extends object>(known: Known, key: string): key is Extract<keyof Known, string> {
  return Object.hasOwn(known, key);
}
