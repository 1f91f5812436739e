import { useTranslations } from 'next-intl';
import { employmentStatuses, housingStatuses } from '@/lib/questions/consultations/questions';
import { AmountField } from './amount-field';
import { ChoiceGroup } from './choice-group';
import css from './conditional.module.css';
import { SectionHead } from './section-head';
import type { SectionProps } from './who-section';

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
