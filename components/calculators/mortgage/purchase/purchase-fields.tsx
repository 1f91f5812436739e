import { useTranslations } from 'next-intl';
import { memo, useId } from 'react';
import { choiceFault } from '@/components/calculators/shell/form/field-error-message';
import { useLazyModule } from '@/components/shared/browser/use-lazy-module';
import { SelectField } from '@/components/shared/ui/field';
import { COMMUNITIES } from '@/lib/calculators/mortgage/communities';
import type { Relief } from '@/lib/calculators/mortgage/purchase-taxes';
import { ChoiceField } from '../../shell/form/choice-field';
import type { FormProps } from '../../shell/form/define-fields';
import { fieldsOf } from '../../shell/form/fields-of';
import { NumberField } from '../../shell/form/number-field';
import { homeOf, type PurchaseField } from './purchase-values';
import { factOf, factRules, JOINT_RETURN, numericFacts } from './relief-facts';
import { type LoadedTaxes, loadTaxes } from './use-purchase-sum';

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
      {values.comunidad !== '' && <ReliefField {...form} />}
    </>
  );
});

function ReliefField(form: FormProps<PurchaseField>) {
  const { values, change } = form;
  const t = useTranslations('Mortgage');
  const id = useId();
  const lazy = useLazyModule(loadTaxes, true);
  const community = COMMUNITIES.find((name) => name === values.comunidad);
  if (lazy.state !== 'ready' || !community) return null;
  const { reliefsFor, reliefNames, reliefSentence, purchaseRemark, purchaseNotes: notes } = lazy.module;
  const home = homeOf(values.vivienda);
  const reliefs = reliefsFor(community, home);
  const chosen = reliefs.find((relief) => relief.id === values.reduccion);
  const remark = purchaseRemark(community, home);
  const hint = [
    ...(chosen ? [reliefSentence(chosen), notes.reliefMore] : [notes.reliefHint]),
    ...(chosen && !chosen.verified ? [notes.reliefUnverified] : []),
    ...(remark ? [remark] : []),
  ];
  if (reliefs.length === 0) return remark ? <p className="text-nota text-tinta-2">{remark}</p> : null;
  return (
    <>
      <SelectField
        id={`${id}-reduccion`}
        name="reduccion"
        label={notes.relief}
        aside={t('optional')}
        hint={hint.join(' ')}
        value={chosen?.id ?? ''}
        onChange={(event) => change('reduccion', event.target.value)}
      >
        <option value="">{notes.noRelief}</option>
        {reliefs.map((relief) => (
          <option key={relief.id} value={relief.id}>
            {reliefNames[relief.id]}
          </option>
        ))}
      </SelectField>
      {chosen && <ReliefQuestions relief={chosen} texts={lazy.module} {...form} />}
    </>
  );
}

type ReliefQuestionsProps = FormProps<PurchaseField> & { relief: Relief; texts: LoadedTaxes };

/** What the limits of the chosen reduction need to know, and what a link answers in a way that cannot be read. */
function ReliefQuestions({ relief, texts, ...form }: ReliefQuestionsProps) {
  const { values, errors } = form;
  const { number, choice } = fieldsOf(form);
  const { jointTexts, reliefQuestions, reliefQuestionTexts } = texts;
  const asked = reliefQuestions(relief);
  return (
    <>
      {numericFacts
        .filter((field) => asked.includes(factOf[field]) || errors[field])
        .map((field) => {
          const { label, unit, hint } = reliefQuestionTexts[factOf[field]];
          return <NumberField key={field} {...number(field, unit, factRules[field])} label={label} hint={hint} />;
        })}
      {asked.includes('joint') && (
        <ChoiceField
          {...choice('conjunta')}
          legend={jointTexts.legend}
          choices={[
            { value: '', label: jointTexts.alone },
            { value: JOINT_RETURN, label: jointTexts.joint },
          ]}
          value={values.conjunta === JOINT_RETURN ? JOINT_RETURN : ''}
          error={undefined}
        />
      )}
    </>
  );
}
