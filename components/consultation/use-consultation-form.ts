import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { useFormTimestamp } from '@/components/spam-guarded-form/use-form-timestamp';
import { useToast } from '@/components/ui/toast';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { FileRefusal } from '@/lib/consultations/file-rules';
import {
  type Consultation,
  type ConsultationInput,
  complete,
  consultationSchema,
  emptyConsultation,
  type FieldName,
  fieldNames,
  identityFields,
  withoutInapplicable,
} from '@/lib/consultations/schema';
import { HONEYPOT_FIELD } from '@/lib/security/schema';
import type { FieldSentences } from './error-summary';
import { type Answer, sendConsultation } from './send-consultation';
import { useDraft } from './use-draft';
import { type Refused, useFiles } from './use-files';

/** What a page without JavaScript comes back with. */
export type Served = {
  answers: ConsultationInput;
  /** Sentences. */
  errors: FieldSentences;
  sentence: string;
  files: readonly Refused[];
  stamp: string;
};

export type Sending = null | { share: number; withFiles: boolean };

const resolver = zodResolver(consultationSchema);

export type ConsultationFormState = ReturnType<typeof useConsultationForm>;

/** The state of the form: answers, files, what is wrong, and what is on its way. */
export function useConsultationForm(served: Served | undefined) {
  const t = useTranslations('ConsultationForm');
  const tellError = useTranslations('ConsultationErrors');
  const tellRefusal = useTranslations('ConsultationRefused');
  const tellFile = useTranslations('ConsultationFiles.refused');
  const showToast = useToast();
  const alive = useHydrated();
  const stamp = useFormTimestamp(served?.stamp ?? '');
  const busy = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const [sending, setSending] = useState<Sending>(null);
  const [isSent, setSent] = useState(false);
  /** The server's sentence, or that the browser found it out. */
  const [summary, setSummary] = useState<{ sentence: string } | 'own' | null>(served ?? null);
  const [fault, setFault] = useState<string | null>(null);

  const servedErrors = useMemo(() => errorsOf(served?.errors ?? {}), [served]);
  const { register, handleSubmit, control, getValues, setValue, setError, reset, clearErrors, formState } = useForm<
    ConsultationInput,
    unknown,
    Consultation
  >({ resolver, errors: servedErrors, shouldFocusError: true });
  const answers = complete(useWatch({ control }));
  const { isRestored, fromResult, forget } = useDraft({ getValues, setValue, control, served: served !== undefined });

  const files = useFiles(
    useCallback((reason: FileRefusal, name: string) => tellFile(reason, { name }), [tellFile]),
    served?.files ?? [],
  );

  // A message is a key of the schema's, or the server's sentence.
  const sentenceOf = (message: string) =>
    tellError.has(message as keyof IntlErrors) ? tellError(message as keyof IntlErrors) : message;
  const sentences: FieldSentences = {};
  for (const field of fieldNames) {
    const message = formState.errors[field]?.message;
    if (message) sentences[field] = sentenceOf(message);
  }
  const faulty = Object.keys(sentences).length;

  function refuse() {
    setSummary('own');
    setFault(null);
  }

  /** The specification's sentences for what is still missing, as long as it is. */
  function ownSentence(): string {
    if (identityFields.some((field) => sentences[field] && !answers[field].trim())) return tellRefusal('identity');
    const isConditional = Object.values(formState.errors).some((error) => error.message === 'conditional');
    return tellRefusal(isConditional ? 'conditional' : 'invalid');
  }

  async function send() {
    if (busy.current || !element.current) return;
    busy.current = true;
    setSummary(null);
    setFault(null);
    setSent(false);
    setSending({ share: 0, withFiles: files.files.length > 0 });
    try {
      const honeypot = String(new FormData(element.current).get(HONEYPOT_FIELD) ?? '');
      const letter = {
        answers: withoutInapplicable(complete(getValues())),
        files: files.files,
        honeypot,
        stamp: await stamp.settled(),
      };
      follow(await sendConsultation(letter, (share) => setSending({ share, withFiles: files.files.length > 0 })));
    } finally {
      busy.current = false;
      setSending(null);
    }
  }

  function follow(answer: Answer) {
    if (answer.kind === 'sent') return finish();
    if (answer.kind === 'refused') showRefusal(answer);
    const message = messageOf(answer);
    showToast({ tone: 'destructive', title: t('toast.failed', { message }) });
    setFault(t('toast.failed', { message }));
  }

  function finish() {
    forget();
    reset(emptyConsultation);
    files.clear();
    stamp.replace('');
    setSent(true);
    showToast({ title: t('toast.sent') });
  }

  function showRefusal({ message, fields, files: refused, stamp: again }: Extract<Answer, { kind: 'refused' }>) {
    const named = fieldNames.filter((field) => fields[field]);
    for (const [index, field] of named.entries()) {
      setError(field, { message: fields[field] ?? '' }, { shouldFocus: index === 0 });
    }
    if (named.length > 0) setSummary(message ? { sentence: message } : 'own');
    if (refused.length > 0) files.refuse(refused);
    if (again) stamp.replace(again);
  }

  function messageOf(answer: Exclude<Answer, { kind: 'sent' }>): string {
    if (answer.kind === 'no-answer') return t('toast.noAnswer');
    if (answer.kind === 'refused') return answer.message ?? t('toast.unknown');
    const { fault: cause } = answer;
    const message = cause.kind === 'status' ? t('fault.status', { status: cause.status }) : t(`fault.${cause.kind}`);
    return t('toast.function', { message });
  }

  useEffect(() => {
    if (faulty === 0) setSummary(null);
  }, [faulty]);

  return {
    alive,
    answers,
    files,
    fault,
    fromResult,
    isRestored,
    isSent,
    register,
    sending,
    sentences,
    served: served?.answers,
    summary: faulty === 0 || !summary ? null : summary === 'own' ? ownSentence() : summary.sentence,
    clearErrors,
    props: {
      ref: element,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void handleSubmit(send, refuse)(event),
      onFocus: stamp.begin,
      onChange: stamp.begin,
    },
  };
}

type IntlErrors = Record<Parameters<ReturnType<typeof useTranslations<'ConsultationErrors'>>>[0], string>;

function errorsOf(sentences: FieldSentences): FieldErrors<ConsultationInput> {
  const entries = (Object.keys(sentences) as FieldName[]).map((field) => [
    field,
    { type: 'server', message: sentences[field] },
  ]);
  return Object.fromEntries(entries);
}
