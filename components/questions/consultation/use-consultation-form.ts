import { useTranslations } from 'next-intl';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { type ChosenHour, forgetChosenHour, readChosenHour } from '@/components/shared/browser/chosen-hour';
import { keepSender } from '@/components/shared/browser/consultation-sender';
import { loadCode } from '@/components/shared/browser/load-code';
import { readFields, writeFields } from '@/components/shared/forms/form-fields';
import { useFormTimestamp } from '@/components/shared/forms/spam-guarded/use-form-timestamp';
import { useValidatedForm } from '@/components/shared/forms/use-validated-form';
import { useToast } from '@/components/shared/ui/toast';
import { useHydrated } from '@/components/shared/ui/use-hydrated';
import type { FileRefusal } from '@/lib/questions/consultations/file-rules';
import {
  type ConsultationInput,
  complete,
  emptyConsultation,
  type FieldName,
  fieldNames,
  identityFields,
  withoutInapplicable,
} from '@/lib/questions/consultations/questions';
import type { Consultation } from '@/lib/questions/consultations/schema';
import { HONEYPOT_FIELD } from '@/lib/shared/forms/schema';
import { saveDraft } from './draft';
import type { FieldSentences } from './error-summary';
import type { ReplyVia } from './form-data';
import type { NotSealed, SealedSendResult } from './sealing/send-sealed';
import { useSealingKey } from './sealing/use-sealing-key';
import type { SpaceBeside } from './sealing/watch-space';
import type { SendResult } from './send-consultation';
import { type NamedPlan, useDraft } from './use-draft';
import { type RejectedFile, useFiles } from './use-files';

/** What a page without JavaScript comes back with. */
export type Served = {
  answers: ConsultationInput;
  errors: FieldSentences;
  sentence: string;
  files: readonly RejectedFile[];
  timestamp: string;
};

/** `share` is null while it is being sealed. */
export type Sending = null | { share: number | null; withFiles: boolean };

export type Sent = Extract<SendResult, { kind: 'sent' }> & {
  replyVia: ReplyVia;
  /** What was sealed here: its sender may keep a copy. */
  sealed: Consultation | null;
  /** To which it is bound, if one was chosen in this tab before. */
  hour: ChosenHour | null;
};

/** Whose sentence stands above the form: the server's, or the browser's own. */
type Summary = null | 'own' | { sentence: string };

export type ConsultationFormState = ReturnType<typeof useConsultationForm>;

const importValidation = () => import('./consultation-validation');
const loadSending = () => import('./sealing/send-sealed');

/** The code that sends has not arrived, so that nothing has left. */
const NOT_SENT: SendResult = { kind: 'transport-failure', cause: { kind: 'code' } };

/** The state of the form: answers, files, messages, and the upload in progress. `isSealingPromised`: of the pages around it. */
export function useConsultationForm(
  served: Served | undefined,
  isSealingPromised: boolean,
  plans: readonly NamedPlan[],
) {
  const t = useTranslations('ConsultationForm');
  const errorText = useTranslations('ConsultationErrors');
  const refusalText = useTranslations('ConsultationRefused');
  const fileText = useTranslations('ConsultationFiles.refused');
  const showToast = useToast();
  const timestamp = useFormTimestamp(served?.timestamp ?? '');
  const [answers, setAnswers] = useState(() => complete(served?.answers ?? {}));
  const [sending, setSending] = useState<Sending>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const [summary, setSummary] = useState<Summary>(served ?? null);
  const [problem, setProblem] = useState<string | null>(null);
  const [unsealed, setUnsealed] = useState<NotSealed['cause'] | null>(null);
  const [replyVia, setReplyVia] = useState<ReplyVia>('mail');
  const [spaceBeside, setSpaceBeside] = useState<SpaceBeside | null>(null);
  const [hour, setHour] = useState<ChosenHour | null>(null);
  useEffect(() => setHour(readChosenHour()), []);
  const sealing = useSealingKey(isSealingPromised);

  const files = useFiles(
    useCallback((reason: FileRefusal, name: string) => fileText(reason, { name }), [fileText]),
    served?.files ?? [],
  );
  const { form, messages, isSubmitting, restart, showMessages, formProps } = useValidatedForm<FieldName, Consultation>({
    served: served?.errors,
    importValidation,
    onSubmit: (valid, element) => send(element, valid),
    onInvalid: () => {
      setSummary('own');
      setProblem(null);
    },
  });
  const { isRestored, fromResult, forget } = useDraft({ form, onRestored: setAnswers, isServed: !!served, plans });
  const { begin: beginSealing } = sealing;
  const isFilled = isRestored || !!served;
  useEffect(() => {
    // Its next touch may be at its end: what the key shows there would move what is being pressed.
    if (isFilled) beginSealing();
  }, [isFilled, beginSealing]);

  const sentences: FieldSentences = {};
  for (const field of fieldNames) {
    const message = messages[field];
    if (message) sentences[field] = errorText.has(message as ErrorKey) ? errorText(message as ErrorKey) : message;
  }
  const faulty = Object.keys(sentences).length;

  function ownSentence(): string {
    if (identityFields.some((field) => sentences[field] && !answers[field].trim())) return refusalText('identity');
    return refusalText(Object.values(messages).includes('conditional') ? 'conditional' : 'invalid');
  }

  /** `asItIs`: not sealed here, because its sender has said so. */
  async function send(element: HTMLFormElement, valid: Consultation | null, asItIs = false) {
    const attached = await files.settled();
    const withFiles = attached.length > 0;
    setSummary(null);
    setProblem(null);
    setUnsealed(null);
    setSent(null);
    setSending({ share: 0, withFiles });
    const onProgress = (share: number | null) => setSending({ share, withFiles });
    try {
      const typed = {
        answers: withoutInapplicable(readFields(element, emptyConsultation)),
        files: attached,
        honeypot: String(new FormData(element).get(HONEYPOT_FIELD) ?? ''),
        timestamp: await timestamp.settled(),
        replyVia,
        replyTo: replyVia === 'space' ? (spaceBeside?.recipient ?? null) : null,
        hourKey: hour?.key ?? null,
      };
      const code = await loadCode(loadSending).catch(() => null);
      const whole = { form: typed, valid, keys: sealing, onProgress };
      const result = code ? await (asItIs ? code.sendAsItIs(whole) : code.sendSealed(whole)) : NOT_SENT;
      // Asked of the key itself: one may have come after this submit began.
      const isSealed = result.kind === 'sent' && !asItIs && (await sealing.settled().catch(() => null)) !== null;
      follow(result, isSealed ? valid : null);
    } finally {
      setSending(null);
    }
  }

  function follow(result: SealedSendResult, sealed: Consultation | null) {
    if (result.kind === 'sent') return finish(result, sealed);
    if (result.kind === 'not-sealed') return setUnsealed(result.cause);
    if (result.kind === 'rejected') showRejection(result);
    const message = t('toast.failed', { message: sentenceOf(result) });
    showToast({ tone: 'destructive', title: message });
    setProblem(message);
  }

  function finish(result: Extract<SendResult, { kind: 'sent' }>, sealed: Consultation | null) {
    keepSender({ fullName: `${answers.nombre} ${answers.apellidos}`.trim(), email: answers.email });
    forget();
    if (form.current) writeFields(form.current, emptyConsultation);
    void restart();
    setAnswers(emptyConsultation);
    files.clear();
    timestamp.replace('');
    // Only what is sealed here can say that it wants another answer than one by mail.
    const via = sealed ? replyVia : 'mail';
    // An hour that has passed meanwhile is not bound: then another can be chosen.
    setSent({ ...result, replyVia: via, sealed, hour: result.booking ? null : hour });
    forgetChosenHour();
    setHour(null);
    setReplyVia('mail');
    showToast({ title: t(via === 'space' ? 'toast.sentInSpace' : 'toast.sent') });
  }

  function showRejection(rejection: Extract<SendResult, { kind: 'rejected' }>) {
    const { message, fields } = rejection;
    if (fieldNames.some((field) => fields[field])) {
      void showMessages(fields);
      setSummary(message ? { sentence: message } : 'own');
    }
    if (rejection.files.length > 0) files.reject(rejection.files);
    if (rejection.timestamp) timestamp.replace(rejection.timestamp);
  }

  function sentenceOf(result: Exclude<SendResult, { kind: 'sent' }>): string {
    if (result.kind === 'empty-response') return t('toast.noAnswer');
    if (result.kind === 'rejected') return result.message ?? t('toast.unknown');
    const { cause } = result;
    const message = cause.kind === 'status' ? t('fault.status', { status: cause.status }) : t(`fault.${cause.kind}`);
    return t('toast.function', { message });
  }

  function begin() {
    timestamp.begin();
    sealing.begin();
    // What is only needed to send it is no part of the first load. A failure is told at the submit.
    loadCode(loadSending).catch(() => {});
  }

  useEffect(() => {
    if (faulty === 0) setSummary(null);
  }, [faulty]);

  return {
    answers,
    element: form,
    problem,
    files,
    fingerprint: sealing.fingerprint,
    replyVia,
    setReplyVia,
    /** In which one of its keys was used, in another tab: the desk compares the answer's key with it. */
    spaceBeside,
    setSpaceBeside,
    fromResult,
    /** Chosen in this tab before: what is sent is bound to it. */
    hour,
    hydrated: useHydrated(),
    isRestored,
    sent,
    isSubmitting,
    /** Why nothing was sent, and what sends it without sealing it here. */
    unsealed: unsealed && { cause: unsealed, sendAsItIs: () => form.current && void send(form.current, null, true) },
    sending,
    sentences,
    served: served?.answers,
    summary: faulty === 0 || !summary ? null : summary === 'own' ? ownSentence() : summary.sentence,
    props: {
      ...formProps,
      onFocus: () => {
        formProps.onFocus();
        begin();
      },
      onChange: (event: FormEvent<HTMLFormElement>) => {
        formProps.onChange(event);
        const typed = readFields(event.currentTarget, emptyConsultation);
        setAnswers(typed);
        saveDraft(typed);
        begin();
      },
    },
  };
}

type ErrorKey = Parameters<ReturnType<typeof useTranslations<'ConsultationErrors'>>>[0];
