import { useTranslations } from 'next-intl';
import { employmentStatuses, housingStatuses } from '@/lib/consultations/schema';
import { AmountField } from './amount-field';
import { ChapterHead } from './chapter-head';
import { ChoiceGroup } from './choice-group';
import css from './conditional.module.css';
import type { ChapterProps } from './who-chapter';

export function HomeChapter({ form, left }: ChapterProps) {
  const t = useTranslations('ConsultationForm');
  const { register, sentences, served } = form;
  return (
    <section>
      <ChapterHead chapter="home" left={left} />
      <div className="grid gap-6">
        <ChoiceGroup
          name="situacionLaboral"
          legend={t('situacionLaboral')}
          options={employmentStatuses.map((value) => ({ value, label: t(`choices.situacionLaboral.${value}`) }))}
          chosen={served?.situacionLaboral}
          error={sentences.situacionLaboral}
          columns="grid-cols-2 sm:grid-cols-3"
          register={register('situacionLaboral')}
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
          columns="grid-cols-2 md:grid-cols-4"
          register={register('tipoVivienda')}
        />
        <div className={css.payment}>
          <AmountField name="pagoVivienda" form={form} />
        </div>
      </div>
    </section>
  );
}
