import { useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/field';
import { PRODUCTS_MAX, yesOrNo } from '@/lib/consultations/schema';
import { AmountField } from './amount-field';
import { ChapterHead } from './chapter-head';
import { ChoiceGroup } from './choice-group';
import css from './conditional.module.css';
import type { ChapterProps } from './who-chapter';

export function NumbersChapter({ form, left }: ChapterProps) {
  const t = useTranslations('ConsultationForm');
  const { register, sentences, served } = form;
  const choices = yesOrNo.map((value) => ({ value, label: t(`choices.yesOrNo.${value}`) }));
  return (
    <section>
      <ChapterHead chapter="numbers" left={left} />
      <div className="grid gap-6">
        <ChoiceGroup
          name="tieneDeudas"
          legend={t('tieneDeudas')}
          hint={t('tieneDeudasHint')}
          options={choices}
          chosen={served?.tieneDeudas}
          error={sentences.tieneDeudas}
          columns="grid-cols-2"
          register={register('tieneDeudas')}
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
          columns="grid-cols-2"
          register={register('tieneAhorros')}
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
            {...register('tipoProductosAhorros')}
          />
        </div>
      </div>
    </section>
  );
}
