import type { Tax } from '@/lib/calculators/mortgage/purchase-taxes';
import { taxNames } from './tax-texts';

/** What stands beside the taxes of a purchase; it is loaded with their table. Amounts and dates come formatted. */
export const purchaseNotes = {
  relief: 'Reducción',
  noRelief: 'Ninguna',
  reliefHint: 'Si crees que cumples alguna, elígela y verás su tipo y la norma. Puede haber otras que no están aquí.',
  reliefSource: 'Norma de la reducción',
  reliefConditions:
    'Cada comunidad pone sus condiciones (edad, renta, precio, familia…). Compruébalas en el enlace antes de contar con este tipo.',
  share: 'Parte de la casa que compra quien la cumple',
  shareHint: 'Vacío cuenta como el 100\u00a0%. El resto paga el tipo general.',
  reliefRefused: (ceiling: string) => `La reducción que has elegido no se aplica: el precio pasa de ${ceiling}.`,
  unverified: (community: string) =>
    `No hemos podido cotejar todos los tipos que aplicamos en esta comunidad (${community}) con el texto oficial en vigor: confírmalos antes de firmar.`,
  source: (tax: Tax, date: string | undefined) =>
    date
      ? `${taxNames[tax]}: tipo general en vigor desde el ${date}.`
      : `${taxNames[tax]}: no hemos podido cotejar desde cuándo rige el tipo general.`,
  sourceText: (tax: Tax) => `Norma del ${taxNames[tax]}`,
  checked: (date: string) =>
    `Tabla revisada el ${date}. Los impuestos se calculan sobre el precio; si el valor de referencia del Catastro es mayor, el ITP y el AJD se pagan por él. El AJD de la hipoteca lo paga el banco.`,
};
