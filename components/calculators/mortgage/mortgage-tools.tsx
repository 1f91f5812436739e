import { useTranslations } from 'next-intl';
import { readNumber } from '@/lib/calculators/input/number-input';
import { ToolList, ToolSection } from '../shell/tool/tool-section';
import { type MortgageValues, mortgageRules, TERMS } from './mortgage-values';
import { ratePartsOf } from './variable-rate';

/** Anchors in the page. */
const EURIBOR_ID = 'si-el-euribor-se-mueve';
const PRICE_ID = 'hasta-que-precio';

const loadEuriborPath = () => import('./euribor-path/euribor-path-tool');
const loadAffordablePrice = () => import('./affordable-price/affordable-price-tool');

/** What the fields of the calculator hold now, where they can be read. */
function above(values: MortgageValues) {
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

/** Where the home is, if the calculator asks for it. */
type PlaceValues = Partial<Readonly<Record<'comunidad' | 'vivienda', string>>>;

/** The further calculations of the mortgage page. */
export function MortgageTools({ values }: { values: MortgageValues & PlaceValues }) {
  const t = useTranslations('Mortgage');
  const euribor = useTranslations('EuriborPath');
  const price = useTranslations('AffordablePrice');
  const { principal, savings, years, parts, rate } = above(values);
  return (
    <ToolList title={t('tools')}>
      <ToolSection
        id={EURIBOR_ID}
        prefix="euribor-"
        title={euribor('title')}
        lead={euribor('lead')}
        load={loadEuriborPath}
        given={{ id: EURIBOR_ID, above: { principal, years, rate: parts } }}
      />
      <ToolSection
        id={PRICE_ID}
        prefix="hasta-"
        title={price('title')}
        lead={price('lead')}
        load={loadAffordablePrice}
        given={{ id: PRICE_ID, above: { savings, years, rate, community: values.comunidad, home: values.vivienda } }}
      />
    </ToolList>
  );
}
