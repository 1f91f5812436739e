import { useTranslations } from 'next-intl';
import { EmailField } from '@/components/shared/forms/email-field';
import { emailTypoTexts } from '@/components/shared/forms/email-typo-texts';
import { TextField } from '@/components/shared/ui/field';
import {
  AMOUNT_MAX,
  type ConditionalField,
  employmentStatuses,
  housingStatuses,
  isRequired,
  NAME_MAX,
  PRODUCTS_MAX,
  personalSituations,
  yesOrNo,
} from '@/lib/questions/consultations/questions';
import { EMAIL_MAX, PHONE_MAX } from '@/lib/shared/person/limits';
import { ChoiceGroup } from './choice-group';
import css from './conditional.module.css';
import { SectionHead } from './section-head';
import type { ConsultationFormState } from './use-consultation-form';

export type SectionProps = { form: ConsultationFormState; left: number | null };

export function WhoSection({ form, left }: SectionProps) {
  const t = useTranslations('ConsultationForm');
  const typo = useTranslations('EmailTypo');
  const { sentences, served } = form;
  const field = (name: 'nombre' | 'apellidos' | 'email' | 'telefono' | 'edad') => ({
    id: name,
    name,
    label: t(name),
    error: sentences[name],
    defaultValue: served?.[name],
    required: true,
  });
  return (
    <section>
      <SectionHead section="who" left={left} sentences={sentences} />
      <div className="grid gap-6">
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <TextField {...field('nombre')} autoComplete="given-name" maxLength={NAME_MAX} />
          <TextField {...field('apellidos')} autoComplete="family-name" maxLength={NAME_MAX} />
        </div>
        <div className="grid items-start gap-6 sm:grid-cols-[2fr_1.4fr_0.7fr]">
          <EmailField {...field('email')} typo={emailTypoTexts(typo)} hint={t('emailHint')} maxLength={EMAIL_MAX} />
          <TextField
            {...field('telefono')}
            type="tel"
            hint={t('telefonoHint')}
            autoComplete="tel"
            maxLength={PHONE_MAX}
          />
          <TextField {...field('edad')} inputMode="numeric" autoComplete="off" maxLength={3} />
        </div>
        <ChoiceGroup
          name="situacionPersonal"
          legend={t('situacionPersonal')}
          options={personalSituations.map((value) => ({ value, label: t(`choices.situacionPersonal.${value}`) }))}
          chosen={served?.situacionPersonal}
          error={sentences.situacionPersonal}
          columns="sm:grid-cols-3"
        />
      </div>
    </section>
  );
}

export function HomeSection({ form, left }: SectionProps) {
  const t = useTranslations('ConsultationForm');
  const { sentences, served } = form;
  return (
    <section>
      <SectionHead section="home" left={left} sentences={sentences} />
      <div className="grid gap-6">
        <ChoiceGroup
          name="situacionLaboral"
          legend={t('situacionLaboral')}
          options={employmentStatuses.map((value) => ({ value, label: t(`choices.situacionLaboral.${value}`) }))}
          chosen={served?.situacionLaboral}
          error={sentences.situacionLaboral}
          columns="sm:grid-cols-3"
        />
        <div className={css.income}>
          <AmountField name="ingresosMensuales" form={form} />
        </div>
        <ChoiceGroup
          name="tipoVivienda"
          legend={t('tipoVivienda')}
          options={housingStatuses.map((value) => ({ value, label: t(`choices.tipoVivienda.${value}`) }))}
          chosen={served?.tipoVivienda}
          error={sentences.tipoVivienda}
          columns="md:grid-cols-4"
        />
        <div className={css.payment}>
          <AmountField name="pagoVivienda" form={form} />
        </div>
      </div>
    </section>
  );
}

export function NumbersSection({ form, left }: SectionProps) {
  const t = useTranslations('ConsultationForm');
  const { sentences, served } = form;
  const choices = yesOrNo.map((value) => ({ value, label: t(`choices.yesOrNo.${value}`) }));
  return (
    <section>
      <SectionHead section="numbers" left={left} sentences={sentences} />
      <div className="grid gap-6">
        <ChoiceGroup
          name="tieneDeudas"
          legend={t('tieneDeudas')}
          hint={t('tieneDeudasHint')}
          options={choices}
          chosen={served?.tieneDeudas}
          error={sentences.tieneDeudas}
        />
        <div className={`grid items-start gap-6 sm:grid-cols-2 ${css.debts}`}>
          <AmountField name="cantidadDeudas" form={form} />
          <AmountField name="pagoMensualDeudas" form={form} />
        </div>
        <ChoiceGroup
          name="tieneAhorros"
          legend={t('tieneAhorros')}
          options={choices}
          chosen={served?.tieneAhorros}
          error={sentences.tieneAhorros}
        />
        <div className={`grid items-start gap-6 sm:grid-cols-2 ${css.savings}`}>
          <AmountField name="cantidadAhorros" form={form} />
          <TextField
            id="tipoProductosAhorros"
            label={t('tipoProductosAhorros')}
            aside={t('optional')}
            hint={t('tipoProductosAhorrosHint')}
            error={sentences.tipoProductosAhorros}
            defaultValue={served?.tipoProductosAhorros}
            autoComplete="off"
            maxLength={PRODUCTS_MAX}
            name="tipoProductosAhorros"
          />
        </div>
      </div>
    </section>
  );
}

type AmountName = Exclude<ConditionalField, 'tipoProductosAhorros'>;

/** An amount in euros that applies to some visitors only. */
function AmountField({ name, form }: { name: AmountName; form: ConsultationFormState }) {
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
