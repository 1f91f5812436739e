import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { withMessages } from '@/components/shared/browser/with-messages';
import { type EuriborPathInput, euriborPath } from '@/lib/calculators/mortgage/euribor-path';
import type { LoanAbove } from '@/lib/calculators/mortgage/loan-fields';
import { euriborHeadline, euriborLine, pointsText } from '@/lib/calculators/texts/euribor-path-note';
import { formatRate } from '@/lib/shared/i18n/numbers';
import { yearsText } from '@/lib/shared/i18n/years-and-months';
import { formatPrice } from '@/lib/shared/money';
import messages from '@/messages/calculators/tools/euribor-path.json';
import { useCalculator } from '../../shell/form/use-calculator';
import { ToolFrame } from '../../shell/tool/tool-frame';
import { EuriborFields, euriborDefaults, readEuriborPath } from './euribor-fields';
import { euriborRows } from './euribor-file';
import { EuriborResult } from './euribor-result';

type EuriborPathToolProps = { id: string; above: LoanAbove };

/** The instalments of a variable loan along a path of the Euríbor. */
function EuriborPathTool({ id, above }: EuriborPathToolProps) {
  const t = useTranslations('EuriborPath');
  // As the calculator above stood when the tool was opened.
  const [defaults] = useState(() => euriborDefaults(above));
  const calculator = useCalculator({
    defaults,
    read: (values) => readEuriborPath(values, t),
    compute: euriborPath,
  });
  const { values, errors, change } = calculator;
  const rate = (fraction: number) => formatRate(fraction);
  const printed = ({ principal, months, euribor, spread, review, points }: EuriborPathInput) =>
    [
      [t('principal'), formatPrice(principal)],
      [t('years'), yearsText(months / 12)],
      [t('euribor'), rate(euribor)],
      [t('spread'), rate(spread)],
      [t('review'), review === 12 ? t('anual') : t('semestral')],
      [t('path'), points.length > 0 ? pointsText(points) : t('noPoints')],
    ] as const;
  const euros = (label: string) => `${label} (€)`;
  const percent = (label: string) => `${label} (%)`;
  return (
    <ToolFrame
      id={id}
      calculator={calculator}
      texts={{ title: t('title'), button: t('calculate') }}
      fields={<EuriborFields values={values} errors={errors} change={change} />}
      result={({ result }) => <EuriborResult result={result} />}
      announcement={({ result }) => euriborHeadline(result)}
      printed={({ input }) => printed(input)}
      file={({ input, result }) => ({
        name: t('file'),
        rows: () =>
          euriborRows(input.principal, result, [
            t('month'),
            t('tableYear'),
            percent(t('tableEuribor')),
            percent(t('tableRate')),
            ...[t('tablePayment'), t('tableInterest'), t('tablePrincipal'), t('tableBalance')].map(euros),
          ]),
      })}
      line={({ input, result }) => euriborLine(input, result)}
    />
  );
}

export const Tool = withMessages(messages, EuriborPathTool);
