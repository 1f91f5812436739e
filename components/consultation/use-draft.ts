import { useCallback, useEffect, useRef, useState } from 'react';
import { type Control, type UseFormGetValues, type UseFormSetValue, useWatch } from 'react-hook-form';
import { type Consultation, type ConsultationInput, complete, type FieldName } from '@/lib/consultations/schema';
import { forgetDraft, loadDraft, saveDraft, takeResult } from './draft';

type Form = {
  getValues: UseFormGetValues<ConsultationInput>;
  setValue: UseFormSetValue<ConsultationInput>;
  control: Control<ConsultationInput, unknown, Consultation>;
  /** The page came back with answers: they are newer than the draft. */
  served: boolean;
};

/** Keeps what is typed in this tab until it is sent, and fetches what a calculator has left for the question. */
export function useDraft({ getValues, setValue, control, served }: Form) {
  const [isRestored, setRestored] = useState(false);
  const [fromResult, setFromResult] = useState(false);
  const isReady = useRef(false);
  const values = useWatch({ control });

  useEffect(() => {
    if (isReady.current) return;
    isReady.current = true;
    const typed = complete(getValues());
    const draft = served ? null : loadDraft();
    // What was typed before this script had arrived is newer than the draft.
    const lost = Object.entries(draft ?? {}).filter(([field]) => typed[field as FieldName] === '');
    for (const [field, text] of lost) setValue(field as FieldName, text);
    setRestored(lost.length > 0);
    const result = takeResult();
    if (!result) return;
    const question = complete(getValues()).consulta.trim();
    if (!question.includes(result)) setValue('consulta', question ? `${question}\n\n${result}` : `${result}\n\n`);
    setFromResult(true);
  }, [getValues, setValue, served]);

  useEffect(() => {
    if (isReady.current) saveDraft(complete(values));
  }, [values]);

  const forget = useCallback(() => {
    forgetDraft();
    setRestored(false);
    setFromResult(false);
  }, []);

  return { isRestored, fromResult, forget };
}
