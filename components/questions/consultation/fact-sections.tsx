import { useTranslations } from 'next-intl';
import { EmailField } from '@/components/shared/forms/email-field';
import { emailTypoTexts } from '@/components/shared/forms/email-typo-texts';
import { TextField } from '@/components/shared/ui/field';
import {
  AMOUNT_MAX,
  type ConditionalField,
  isRequired,
  NAME_MAX,
  PRODUCTS_MAX,
} from '@/lib/questions/consultations/questions';
import { EMAIL_MAX, PHONE_MAX } from '@/lib/shared/person/limits';
import { ChoiceGroup } from './choice-group';
import css from './conditional.module.css';
import { FormPart } from './form-part';
import type { ConsultationFormState } from './use-consultation-form';
import { useFields } from './use-fields';

export type SectionProps = { form: ConsultationFormState };

export function WhoSection({ form }: SectionProps) {
  const t = useTranslations('ConsultationForm');
  const typo = useTranslations('EmailTypo');
  const field = useFields(form);
  return (
    <FormPart section="who" form={form}>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField {...field('nombre')} autoComplete="given-name" maxLength={NAME_MAX} required />
        <TextField {...field('apellidos')} autoComplete="family-name" maxLength={NAME_MAX} required />
      </div>
      <div className="grid items-start gap-6 sm:grid-cols-[2fr_1.4fr_0.7fr]">
        <EmailField
          {...field('email')}
          typo={emailTypoTexts(typo)}
          hint={t('emailHint')}
          maxLength={EMAIL_MAX}
          required
        />
        <TextField
          {...field('telefono')}
          type="tel"
          hint={t('telefonoHint')}
          autoComplete="tel"
          maxLength={PHONE_MAX}
          required
        />
        <TextField {...field('edad')} inputMode="numeric" autoComplete="off" maxLength={3} required />
      </div>
      <ChoiceGroup name="situacionPersonal" form={form} columns="sm:grid-cols-3" />
    </FormPart>
  );
}

export function HomeSection({ form }: SectionProps) {
  return (
    <FormPart section="home" form={form}>
      <ChoiceGroup name="situacionLaboral" form={form} columns="sm:grid-cols-3" />
      <div className={css.income}>
        <AmountField name="ingresosMensuales" form={form} />
      </div>
      <ChoiceGroup name="tipoVivienda" form={form} columns="md:grid-cols-4" />
      <div className={css.payment}>
        <AmountField name="pagoVivienda" form={form} />
      </div>
    </FormPart>
  );
}

export function NumbersSection({ form }: SectionProps) {
  const t = useTranslations('ConsultationForm');
  const field = useFields(form);
  return (
    <FormPart section="numbers" form={form}>
      <ChoiceGroup name="tieneDeudas" hint={t('tieneDeudasHint')} form={form} />
      <div className={`grid items-start gap-6 sm:grid-cols-2 ${css.debts}`}>
        <AmountField name="cantidadDeudas" form={form} />
        <AmountField name="pagoMensualDeudas" form={form} />
      </div>
      <ChoiceGroup name="tieneAhorros" form={form} />
      <div className={`grid items-start gap-6 sm:grid-cols-2 ${css.savings}`}>
        <AmountField name="cantidadAhorros" form={form} />
        <TextField
          {...field('tipoProductosAhorros')}
          aside={t('optional')}
          hint={t('tipoProductosAhorrosHint')}
          autoComplete="off"
          maxLength={PRODUCTS_MAX}
        />
      </div>
    </FormPart>
  );
}

type AmountName = Exclude<ConditionalField, 'tipoProductosAhorros'>;

/** An amount in euros that applies to some visitors only. */
function AmountField({ name, form }: { name: AmountName; form: ConsultationFormState }) {
  const t = useTranslations('ConsultationForm');
  const field = useFields(form);
  const required = isRequired(name, form.answers);
  return (
    <TextField
      {...field(name)}
      aside={required ? undefined : t('optional')}
      inputMode="decimal"
      autoComplete="off"
      maxLength={AMOUNT_MAX}
      required={required}
      className="max-w-80"
    />
  );
}
