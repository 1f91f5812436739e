import { useTranslations } from 'next-intl';
import { TextField } from '@/components/shared/ui/field';
import { AMOUNT_MAX, type ConditionalField, isRequired } from '@/lib/questions/consultations/questions';
import type { ConsultationFormState } from './use-consultation-form';

type AmountName = Exclude<ConditionalField, 'tipoProductosAhorros'>;

/** An amount in euros that applies to some visitors only. */
export function AmountField({ name, form }: { name: AmountName; form: ConsultationFormState }) {
  const t = useTranslations('ConsultationForm');
  const required = isRequired(name, form.answers);
  return (
    <TextField
      id={name}
      name={name}
      label={t(name)}
      aside={required ? undefined : t('optional')}
      error={form.sentences[name]}
      defaultValue={form.served?.[name]}
      inputMode="decimal"
      autoComplete="off"
      maxLength={AMOUNT_MAX}
      required={required}
      className="max-w-80"
    />
  );
}
