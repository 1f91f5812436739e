import { useTranslations } from 'next-intl';
import { EmailField } from '@/components/shared/forms/email-field';
import { emailTypoTexts } from '@/components/shared/forms/email-typo-texts';
import { TextField } from '@/components/shared/ui/field';
import { NAME_MAX, personalSituations } from '@/lib/questions/consultations/questions';
import { EMAIL_MAX, PHONE_MAX } from '@/lib/shared/person/limits';
import { ChoiceGroup } from './choice-group';
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
