import { useTranslations } from 'next-intl';
import { readNumber } from '@/lib/calculators/input/number-input';
import { ToolList, ToolSection } from '../shell/tool/tool-section';
import { type MortgageValues, mortgageRules, TERMS } from './mortgage-values';
import type { PurchaseValues } from './purchase/purchase-values';
import { ratePartsOf } from './variable-rate';

const loadOffers = () =>
  import('./compare-offers/compare-offers-tool').then(({ CompareOffersTool }) => ({ Tool: CompareOffersTool }));
const loadRepayment = () =>
  import('./early-repayment/early-repayment-tool').then(({ EarlyRepaymentTool }) => ({ Tool: EarlyRepaymentTool }));
const loadEuriborPath = () =>
  import('./euribor-path/euribor-path-tool').then(({ EuriborPathTool }) => ({ Tool: EuriborPathTool }));
const loadAffordablePrice = () =>
  import('./affordable-price/affordable-price-tool').then(({ AffordablePriceTool }) => ({ Tool: AffordablePriceTool }));

/** The figures of the fields as they stand; undefined where they cannot be read. */
function figuresAbove(values: MortgageValues) {
  const read = (name: 'precio' | 'ahorro' | 'interes') => {
    const reading = readNumber(values[name], mortgageRules[name]);
    return reading.ok ? reading.value : undefined;
  };
  const [price, savings] = [read('precio'), read('ahorro')];
  const isVariable = values.tipo === 'variable';
  const parts = ratePartsOf(isVariable ? values : { ...values, euribor: '' });
  return {
    principal: price !== undefined && savings !== undefined && savings < price ? price - savings : undefined,
    savings,
    years: TERMS.some((term) => term === values.plazo) ? Number(values.plazo) : undefined,
    parts,
    rate: isVariable ? parts && parts.euribor + parts.spread : read('interes'),
  };
}

/** What one decides with once the instalment is known. `values` are those of the calculator above. */
export function MortgageTools({ values }: { values: MortgageValues & PurchaseValues }) {
  const t = useTranslations('MortgageTools');
  const offers = useTranslations('MortgageOffers');
  const repayment = useTranslations('EarlyRepayment');
  const euribor = useTranslations('EuriborPath');
  const highest = useTranslations('AffordablePrice');
  const { principal, savings, years, parts, rate } = figuresAbove(values);
  const { comunidad: community, vivienda: home } = values;
  return (
    <ToolList title={t('title')}>
      <ToolSection
        id="comparar-ofertas"
        prefix="oferta-"
        title={offers('title')}
        lead={offers('lead')}
        load={loadOffers}
        given={{ id: 'comparar-ofertas', above: values }}
      />
      <ToolSection
        id="amortizar-antes"
        prefix="amortizar-"
        title={repayment('title')}
        lead={repayment('lead')}
        load={loadRepayment}
        given={{ id: 'amortizar-antes', above: values }}
      />
      <ToolSection
        id="si-el-euribor-se-mueve"
        prefix="euribor-"
        title={euribor('title')}
        lead={euribor('lead')}
        load={loadEuriborPath}
        given={{ id: 'si-el-euribor-se-mueve', above: { principal, years, rate: parts } }}
      />
      <ToolSection
        id="hasta-que-precio"
        prefix="hasta-"
        title={highest('title')}
        lead={highest('lead')}
        load={loadAffordablePrice}
        given={{ id: 'hasta-que-precio', above: { savings, years, rate, community, home } }}
      />
    </ToolList>
  );
}
