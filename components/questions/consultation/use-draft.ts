import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { readFields, writeFields } from '@/components/shared/forms/form-fields';
import { type ConsultationInput, emptyConsultation, type FieldName } from '@/lib/questions/consultations/questions';
import { deleteDraft, loadDraft, saveDraft, takeCarriedResult } from './draft';

/** A plan that the fragment of the address may name (`#plan=conecta`), and the first line that the question then has. */
export type NamedPlan = { slug: string; line: string };

type Form = {
  form: RefObject<HTMLFormElement | null>;
  onRestored: (values: ConsultationInput) => void;
  /** The page came back with answers: they are newer than the draft. */
  isServed: boolean;
  plans: readonly NamedPlan[];
};

/** Restores what was typed in this tab before, and adds to the question the plan that led here and a calculator's result. */
export function useDraft({ form, onRestored, isServed, plans }: Form) {
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
    const line = takeNamedPlan(plans);
    if (line) {
      const question = readFields(element, emptyConsultation).consulta.split('\n');
      const others = question.filter((one) => !plans.some((plan) => plan.line === one));
      writeFields(element, { consulta: [line, ...others].join('\n') });
    }
    const values = readFields(element, emptyConsultation);
    onRestored(values);
    saveDraft(values);
  }, [form, onRestored, isServed, plans]);

  const forget = useCallback(() => {
    deleteDraft();
    setRestored(false);
    setFromResult(false);
  }, []);

  return { isRestored, fromResult, forget };
}

/** The line of the plan that the address names. It is taken out of the address: a line that is deleted does not come back. */
function takeNamedPlan(plans: readonly NamedPlan[]): string | undefined {
  const slug = new URLSearchParams(window.location.hash.slice(1)).get('plan');
  const plan = plans.find((one) => one.slug === slug);
  if (plan) window.history.replaceState(null, '', window.location.pathname);
  return plan?.line;
}
