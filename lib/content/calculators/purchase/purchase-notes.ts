import type { Tax } from '@/lib/calculators/mortgage/purchase-taxes';
import { taxNames } from './tax-texts';

/** What stands beside the taxes of a purchase; it is loaded with their table. Amounts and dates come formatted. */
export const purchaseNotes = {
  relief: 'Reducción',
  noRelief: 'Ninguna',
  reliefHint: 'Si cumples las condiciones de alguna, elígela y te decimos cuáles son.',
  reliefMore: 'La norma pide además otros requisitos y plazos: compruébalos antes de firmar.',
  reliefUnverified: 'No hemos podido cotejar esta reducción con el texto oficial en vigor.',
  reliefRefused: 'La reducción que has elegido no se aplica a este precio: pasa del límite.',
  ratesFrom: 'Tipos en vigor desde',
  ratesSource: 'Fuente de los tipos',
  unverified: (community: string) =>
    `No hemos podido cotejar los tipos de esta comunidad (${community}) con el texto oficial en vigor: confírmalos antes de firmar.`,
  source: (tax: Tax, date: string) => `${taxNames[tax]}: tipo general en vigor desde el ${date}.`,
  sourceText: (tax: Tax) => `Norma del ${taxNames[tax]}`,
  checked: (date: string) =>
    `Tabla revisada el ${date}. Los impuestos se calculan sobre el precio; si el valor de referencia del Catastro es mayor, el ITP y el AJD se pagan por él. El AJD de la hipoteca lo paga el banco.`,
  missing: (amount: string) => `Te faltan ${amount} para pagar la entrada, los impuestos y los gastos.`,
  enough: (amount: string) => `Te llega para la entrada, los impuestos y los gastos, y quedan ${amount}.`,
};
