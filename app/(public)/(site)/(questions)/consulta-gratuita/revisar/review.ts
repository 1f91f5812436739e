import { getTranslations } from 'next-intl/server';
import type { FieldSentences } from '@/components/questions/consultation/error-summary';
import type { Served } from '@/components/questions/consultation/use-consultation-form';
import { complete } from '@/lib/questions/consultations/questions';
import { findRejectedForm, type StoredRejectedForm } from '@/lib/questions/consultations/rejected-form';
import { isDatabaseDown } from '@/lib/server/db';
import { issueFormTimestamp } from '@/lib/server/security/form-timestamp';
import messages from '@/lib/shared/i18n/messages';
import { site } from '@/lib/shared/site';

type Query = Record<string, string | string[] | undefined>;
type Review = { sentence: string; hint: string; served?: Served };

const CONTACT = { phone: site.phone, email: site.contactEmail };

/** The stored form of the token in the address, or only the reason of the rejection. */
export async function reviewOf({ borrador, motivo }: Query): Promise<Review> {
  const [t, sentences] = await Promise.all([
    getTranslations('ConsultationReview'),
    getTranslations('ConsultationRefused'),
  ]);
  if (typeof borrador !== 'string') {
    const reason = typeof motivo === 'string' && isKey(messages.ConsultationRefused, motivo) ? motivo : 'unreadable';
    return { sentence: sentences(reason, CONTACT), hint: t('back') };
  }
  try {
    const rejected = await findRejectedForm(borrador, new Date());
    if (!rejected) return { sentence: t('lost'), hint: t('again') };
    const served = await serve(rejected);
    return { sentence: served.sentence, hint: rejected.hadFiles ? t('filesAgain') : '', served };
  } catch (error) {
    if (!isDatabaseDown(error)) throw error;
    return { sentence: sentences('databaseDown'), hint: t('back') };
  }
}

async function serve({ answers, errors, files, sentence }: StoredRejectedForm): Promise<Served> {
  const [errorTexts, fileTexts, sentences] = await Promise.all([
    getTranslations('ConsultationErrors'),
    getTranslations('ConsultationFiles.refused'),
    getTranslations('ConsultationRefused'),
  ]);
  const errorEntries = Object.entries(errors).flatMap(([field, key]) =>
    isKey(messages.ConsultationErrors, key) ? [[field, errorTexts(key)]] : [],
  );
  return {
    answers: complete(answers),
    errors: Object.fromEntries(errorEntries) as FieldSentences,
    sentence: sentences(isKey(messages.ConsultationRefused, sentence) ? sentence : 'invalid', CONTACT),
    files: files.flatMap(({ name, reason }) =>
      isKey(messages.ConsultationFiles.refused, reason) ? [{ name, message: fileTexts(reason, { name }) }] : [],
    ),
    timestamp: issueFormTimestamp('again', new Date()),
  };
}

function isKey<Known extends object>(known: Known, key: string): key is Extract<keyof Known, string> {
  return Object.hasOwn(known, key);
}
