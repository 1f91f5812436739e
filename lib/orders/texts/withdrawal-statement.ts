import { formatLongDate, type MadridDate } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';

type StatedContract = { productName: string; orderNumber: string; contractedOn: MadridDate };

/** What a buyer declares on the page of the order, word for word as it is shown, stored and acknowledged. */
export function statementOfOrder({ productName, orderNumber, contractedOn }: StatedContract): string {
  const day = formatLongDate(contractedOn).replace(',', '');
  return `${declaration()} de ${productName}, pedido ${orderNumber}, contratado el ${day}.`;
}

type StatedParts = { number: string; service: string; day: MadridDate };

/** The contract of a statement without the order's link, in our words. Empty parts are those that the sender does not remember. */
export function statedContract({ number, service, day }: StatedParts): string {
  const numbered = number && `pedido ${number}`;
  const named = service || (numbered ? '' : 'un servicio que no recuerdo');
  const dated = day
    ? `contratado el ${formatLongDate(day).replace(',', '')}`
    : !numbered && 'contratado un día que no recuerdo';
  return [numbered, named, dated].filter(Boolean).join(', ');
}

/** Statement that came without the order's link. */
export function statementInWords(contract: string): string {
  return `${declaration()}: ${contract}.`;
}

function declaration(): string {
  return `Comunico a ${site.company.legalName}, NIF ${site.company.taxId}, que desisto de mi contrato`;
}
