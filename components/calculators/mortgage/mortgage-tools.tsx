import { useTranslations } from 'next-intl';
import { ToolList, ToolSection } from '../shell/tool/tool-section';
import type { MortgageValues } from './mortgage-values';

const loadOffers = () =>
  import('./compare-offers/compare-offers-tool').then(({ CompareOffersTool }) => ({ Tool: CompareOffersTool }));
const loadRepayment = () =>
  import('./early-repayment/early-repayment-tool').then(({ EarlyRepaymentTool }) => ({ Tool: EarlyRepaymentTool }));

/** What one decides with once the instalment is known. `values` are those of the calculator above. */
export function MortgageTools({ values }: { values: MortgageValues }) {
  const t = useTranslations('MortgageTools');
  const offers = useTranslations('MortgageOffers');
  const repayment = useTranslations('EarlyRepayment');
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
    </ToolList>
  );
}
