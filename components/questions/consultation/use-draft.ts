import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { readFields, writeFields } from '@/components/shared/forms/form-fields';
import { type ConsultationInput, emptyConsultation, type FieldName } from '@/lib/questions/consultations/questions';
import { deleteDraft, loadDraft, saveDraft, takeCarriedResult } from './draft';

type Form = {
  form: RefObject<HTMLFormElement | null>;
  onRestored: (values: ConsultationInput) => void;
  /** The page came back with answers: they are newer than the draft. */
  isServed: boolean;
};

/** Restores what was typed in this tab before, and adds a calculator's result to the question. */
export function useDraft({ form, onRestored, isServed }: Form) {
  const [isRestored, setRestored] = useState(false);
  const [fromResult, setFromResult] = useState(false);
  const isDone = useRef(false);

  useEffect(() => {
    const element = form.current;
    if (isDone.current || !element) return;
    isDone.current = true;
    const typed = readFields(element, emptyConsultation);
    const draft = isServed ? null : loadDraft();
    // What was typed before this script arrived is newer than the draft.
    const missing = Object.entries(draft ?? {}).filter(([field]) => typed[field as FieldName] === '');
    writeFields(element, Object.fromEntries(missing));
    setRestored(missing.length > 0);
    const result = takeCarriedResult();
    if (result) {
      const question = readFields(element, emptyConsultation).consulta.trim();
      const extended = question ? `${question}\n\n${result}` : `${result}\n\n`;
      if (!question.includes(result)) writeFields(element, { consulta: extended });
      setFromResult(true);
    }
    const values = readFields(element, emptyConsultation);
    onRestored(values);
    saveDraft(values);
  }, [form, onRestored, isServed]);

  const forget = useCallback(() => {
    deleteDraft();
    setRestored(false);
    setFromResult(false);
  }, []);

  return { isRestored, fromResult, forget };
}
