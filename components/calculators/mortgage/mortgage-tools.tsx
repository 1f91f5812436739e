import { useTranslations } from 'next-intl';
import { ToolList, ToolSection } from '../shell/tool/tool-section';
import { loanAbove } from './loan-above';
import type { MortgageValues } from './mortgage-field';

const loadOffers = () => import('./compare-offers/compare-offers-tool');
const loadRepayment = () => import('./early-repayment/early-repayment-tool');
const loadChangeBank = () => import('./change-bank/change-bank-tool');
const loadEuriborPath = () => import('./euribor-path/euribor-path-tool');
const loadAffordablePrice = () => import('./affordable-price/affordable-price-tool');

/** Where the home is, if the calculator asks for it. */
type PlaceValues = Partial<Readonly<Record<'comunidad' | 'vivienda', string>>>;

/** The further calculations of the mortgage page. */
export function MortgageTools({ values }: { values: MortgageValues & PlaceValues }) {
  const t = useTranslations('MortgageTools');
  const euribor = useTranslations('EuriborPath');
  const price = useTranslations('AffordablePrice');
  const offers = useTranslations('MortgageOffers');
  const repayment = useTranslations('EarlyRepayment');
  const bank = useTranslations('ChangeBank');
  const above = loanAbove(values);
  return (
    <ToolList title={t('title')}>
      <ToolSection
        id="hasta-que-precio"
        prefix="hasta-"
        texts={price}
        load={loadAffordablePrice}
        given={{ above: { ...above, community: values.comunidad, home: values.vivienda } }}
      />
      <ToolSection id="comparar-ofertas" prefix="oferta-" texts={offers} load={loadOffers} given={{ above }} />
      <ToolSection
        id="si-el-euribor-se-mueve"
        prefix="euribor-"
        texts={euribor}
        load={loadEuriborPath}
        given={{ above }}
      />
      <ToolSection id="amortizar-antes" prefix="amortizar-" texts={repayment} load={loadRepayment} given={{ above }} />
      <ToolSection id="cambiar-de-banco" prefix="cambio-" texts={bank} load={loadChangeBank} given={{ above }} />
    </ToolList>
  );
}
