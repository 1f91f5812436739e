import { useTranslations } from 'next-intl';
import type { FieldName } from '@/lib/questions/consultations/questions';
import type { ConsultationFormState } from './use-consultation-form';

/** What a field that is typed into takes from its name. */
export function useFields({ sentences, served }: Pick<ConsultationFormState, 'sentences' | 'served'>) {
  const t = useTranslations('ConsultationForm');
  return (name: Exclude<FieldName, 'aceptaPolitica'>) => ({
    id: name,
    name,
    label: t(name),
    error: sentences[name],
    defaultValue: served?.[name],
  });
}
