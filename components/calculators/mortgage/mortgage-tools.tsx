import { useTranslations } from 'next-intl';
import { ToolList, ToolSection } from '../shell/tool/tool-section';
import { loanAbove } from './loan-above';
import type { MortgageValues } from './mortgage-field';

/** Anchors in the page. */
const EURIBOR_ID = 'si-el-euribor-se-mueve';
const PRICE_ID = 'hasta-que-precio';
const OFFERS_ID = 'comparar-ofertas';
const REPAYMENT_ID = 'amortizar-antes';
const BANK_ID = 'cambiar-de-banco';

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
        id={PRICE_ID}
        prefix="hasta-"
        title={price('title')}
        lead={price('lead')}
        load={loadAffordablePrice}
        given={{ id: PRICE_ID, above: { ...above, community: values.comunidad, home: values.vivienda } }}
      />
      <ToolSection
        id={OFFERS_ID}
        prefix="oferta-"
        title={offers('title')}
        lead={offers('lead')}
        load={loadOffers}
        given={{ id: OFFERS_ID, above }}
      />
      <ToolSection
        id={EURIBOR_ID}
        prefix="euribor-"
        title={euribor('title')}
        lead={euribor('lead')}
        load={loadEuriborPath}
        given={{ id: EURIBOR_ID, above }}
      />
      <ToolSection
        id={REPAYMENT_ID}
        prefix="amortizar-"
        title={repayment('title')}
        lead={repayment('lead')}
        load={loadRepayment}
        given={{ id: REPAYMENT_ID, above }}
      />
      <ToolSection
        id={BANK_ID}
        prefix="cambio-"
        title={bank('title')}
        lead={bank('lead')}
        load={loadChangeBank}
        given={{ id: BANK_ID, above }}
      />
    </ToolList>
  );
}
