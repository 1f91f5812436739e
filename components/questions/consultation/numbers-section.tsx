import { useTranslations } from 'next-intl';
import { TextField } from '@/components/shared/ui/field';
import { PRODUCTS_MAX, yesOrNo } from '@/lib/questions/consultations/questions';
import { AmountField } from './amount-field';
import { ChoiceGroup } from './choice-group';
import css from './conditional.module.css';
import { SectionHead } from './section-head';
import type { SectionProps } from './who-section';

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
