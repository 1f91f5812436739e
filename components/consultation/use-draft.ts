import { useCallback, useEffect, useRef, useState } from 'react';
import type { ConsultationInput, FieldName } from '@/lib/consultations/questions';
import { deleteDraft, loadDraft, saveDraft, takeCarriedResult } from './draft';

type Form = {
  read: () => ConsultationInput;
  fill: (values: Partial<ConsultationInput>) => void;
  onValues: (values: ConsultationInput) => void;
  /** The page came back with answers: they are newer than the draft. */
  isServed: boolean;
};

/** Restores what was typed in this tab before, and adds a calculator's result to the question. */
export function useDraft({ read, fill, onValues, isServed }: Form) {
  const [isRestored, setRestored] = useState(false);
  const [fromResult, setFromResult] = useState(false);
  const isDone = useRef(false);

  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const typed = read();
    const draft = isServed ? null : loadDraft();
    // What was typed before this script arrived is newer than the draft.
    const missing = Object.entries(draft ?? {}).filter(([field]) => typed[field as FieldName] === '');
    fill(Object.fromEntries(missing));
    setRestored(missing.length > 0);
    const result = takeCarriedResult();
    if (result) {
      const question = read().consulta.trim();
      if (!question.includes(result)) fill({ consulta: question ? `${question}\n\n${result}` : `${result}\n\n` });
      setFromResult(true);
    }
    const values = read();
    onValues(values);
    saveDraft(values);
  }, [read, fill, onValues, isServed]);

  const forget = useCallback(() => {
    deleteDraft();
    setRestored(false);
    setFromResult(false);
  }, []);

  return { isRestored, fromResult, forget };
}
