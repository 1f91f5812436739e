import { useTranslations } from 'next-intl';
import { memo, useId } from 'react';
import { choiceFault } from '@/components/calculators/shell/form/field-error-message';
import { useLazyModule } from '@/components/shared/browser/use-lazy-module';
import { SelectField } from '@/components/shared/ui/field';
import { COMMUNITIES } from '@/lib/calculators/mortgage/communities';
import { ChoiceField } from '../../shell/form/choice-field';
import type { FormProps } from '../../shell/form/define-fields';
import { fieldsOf } from '../../shell/form/fields-of';
import { NumberField } from '../../shell/form/number-field';
import { homeOf, type PurchaseField, shareRule } from './purchase-values';
import { loadTaxes } from './use-purchase-sum';

/** Where the home is and whether it is new; then the reductions that the community offers for it. */
export const PurchaseFields = memo(function PurchaseFields(form: FormProps<PurchaseField>) {
  const { values, errors, change } = form;
  const t = useTranslations('Mortgage');
  const id = useId();
  return (
    <>
      <SelectField
        id={`${id}-comunidad`}
        name="comunidad"
        label={t('community')}
        aside={t('optional')}
        hint={t('communityHint')}
        error={choiceFault(errors.comunidad)}
        value={values.comunidad}
        onChange={(event) => change('comunidad', event.target.value)}
      >
        <option value="">{t('chooseCommunity')}</option>
        {COMMUNITIES.map((community) => (
          <option key={community} value={community}>
            {t(`communityNames.${community}`)}
          </option>
        ))}
      </SelectField>
      <ChoiceField
        {...fieldsOf(form).choice('vivienda')}
        legend={t('home')}
        choices={[
          { value: '', label: t('usada') },
          { value: 'nueva', label: t('nueva') },
        ]}
        value={values.vivienda === 'nueva' ? 'nueva' : ''}
      />
      {(values.comunidad !== '' || errors.reduccion) && <ReliefField {...form} />}
    </>
  );
});

function ReliefField(form: FormProps<PurchaseField>) {
  const { values, errors, change } = form;
  const t = useTranslations('Mortgage');
  const id = useId();
  const lazy = useLazyModule(loadTaxes, true);
  if (lazy.state !== 'ready') return null;
  const { isForBuyers, reliefsFor, reliefNamed, reliefName, reliefSentence, reliefOrigin } = lazy.module;
  const { purchaseRemark, purchaseNotes: notes } = lazy.module;
  const community = COMMUNITIES.find((name) => name === values.comunidad);
  const home = homeOf(values.vivienda);
  const reliefs = community ? reliefsFor(community, home) : [];
  const chosen = community && reliefNamed(community, home, values.reduccion);
  const isGone = values.reduccion !== '' && !chosen;
  const remark = community && purchaseRemark(community, home);
  if (reliefs.length === 0 && !isGone) return remark ? <p className="text-nota text-tinta-2">{remark}</p> : null;
  const origin = chosen && community && reliefOrigin(chosen, community);
  const hint = origin ? (
    <>
      <span>{reliefSentence(chosen)}</span> <span>{origin.sentence}</span>{' '}
      <a href={origin.source} className="font-bold text-mar underline underline-offset-4">
        {notes.reliefSource}
      </a>
      <span>{`. ${notes.reliefConditions}`}</span> <span>{remark}</span>
    </>
  ) : (
    <span>{[notes.reliefHint, remark].filter(Boolean).join(' ')}</span>
  );
  return (
    <>
      <SelectField
        id={`${id}-reduccion`}
        name="reduccion"
        label={notes.relief}
        aside={t('optional')}
        hint={hint}
        error={isGone ? t('reliefGone') : undefined}
        value={chosen?.id ?? ''}
        onChange={(event) => change('reduccion', event.target.value)}
      >
        <option value="">{notes.noRelief}</option>
        {reliefs.map((relief) => (
          <option key={relief.id} value={relief.id}>
            {reliefName(relief.id, home)}
          </option>
        ))}
      </SelectField>
      {((chosen && isForBuyers(chosen)) || errors.parte) && (
        <NumberField
          {...fieldsOf(form).number('parte', '%', shareRule)}
          label={notes.share}
          hint={notes.shareHint}
          placeholder="100"
        />
      )}
    </>
  );
}
