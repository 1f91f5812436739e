import { formatLongDate, type MadridDate } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';

type StatedContract = { productName: string; orderNumber: string; contractedOn: MadridDate };

/** What a buyer declares on the page of the order, word for word as it is shown, stored and acknowledged. */
export function statementOfOrder({ productName, orderNumber, contractedOn }: StatedContract): string {
  const day = formatLongDate(contractedOn).replace(',', '');
  return `${declaration()} de ${productName}, pedido ${orderNumber}, contratado el ${day}.`;
}

/** Statement that came without the order's link: the contract is what was written. */
export function statementInWords(contract: string): string {
  return `${declaration()}: ${contract.replace(/[.\s]+$/, '')}.`;
}

function declaration(): string {
  return `Comunico a ${site.company.legalName}, NIF ${site.company.taxId}, que desisto de mi contrato`;
}
