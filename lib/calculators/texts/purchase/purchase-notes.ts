import type { Tax } from '@/lib/calculators/mortgage/purchase-taxes';
import type { PassedLimit, ReliefQuestion } from '@/lib/calculators/mortgage/relief-limits';
import { formatPrice } from '@/lib/shared/money';
import { taxNames } from './tax-texts';

const passedTexts: Record<PassedLimit['kind'], string> = {
  price: 'el precio pasa de',
  wealth: 'el patrimonio pasa de',
  income: 'la base del IRPF pasa de',
  underAge: 'la edad no es la que pide',
  disability: 'el grado de discapacidad no llega',
  children: 'faltan hijos',
  loanAbove: 'la hipoteca es demasiado pequeña para el precio',
  area: 'la casa es demasiado grande',
  buyers: 'la tienen que cumplir todos los que compráis',
};

const openTexts = { income: 'vuestra base del IRPF', wealth: 'vuestro patrimonio' } as const;

/** What stands beside the taxes of a purchase; it is loaded with their table. Amounts and dates come formatted. */
export const purchaseNotes = {
  relief: 'Reducción',
  noRelief: 'Ninguna',
  reliefHint: 'Si cumples las condiciones de alguna, elígela y te decimos cuáles son.',
  reliefMore: 'La norma pide además otros requisitos y plazos: compruébalos antes de firmar.',
  reliefUnverified: 'No hemos podido cotejar esta reducción con el texto oficial en vigor.',
  reliefRefused: (passed: readonly PassedLimit[]) => {
    const reasons = passed.map(({ kind, limit }) =>
      limit === undefined ? passedTexts[kind] : `${passedTexts[kind]} ${formatPrice(limit)}`,
    );
    return `La reducción que has elegido no se aplica: ${reasons.join('; ')}.`;
  },
  reliefOpen: (open: readonly (keyof typeof openTexts)[]) =>
    `Para saber si la reducción se aplica falta ${open.map((kind) => openTexts[kind]).join(' y ')}. Hasta entonces contamos el tipo general.`,
  unverified: (community: string) =>
    `No hemos podido cotejar todos los tipos que aplicamos en esta comunidad (${community}) con el texto oficial en vigor: confírmalos antes de firmar.`,
  source: (tax: Tax, date: string | undefined) =>
    date
      ? `${taxNames[tax]}: tipo general en vigor desde el ${date}.`
      : `${taxNames[tax]}: no hemos podido cotejar desde cuándo rige el tipo general.`,
  sourceText: (tax: Tax) => `Norma del ${taxNames[tax]}`,
  checked: (date: string) =>
    `Tabla revisada el ${date}. Los impuestos se calculan sobre el precio; si el valor de referencia del Catastro es mayor, el ITP y el AJD se pagan por él. El AJD de la hipoteca lo paga el banco.`,
  missing: (amount: string) => `Te faltan ${amount} para pagar la entrada, los impuestos y los gastos.`,
  enough: (amount: string) => `Te llega para la entrada, los impuestos y los gastos, y quedan ${amount}.`,
  justEnough: 'Te llega justo para la entrada, los impuestos y los gastos: no queda nada.',
};

type QuestionText = { label: string; unit: string; hint?: string };

/** Asked only where the chosen reduction has a limit that needs the answer. */
export const reliefQuestionTexts: Record<Exclude<ReliefQuestion, 'joint'>, QuestionText> = {
  members: {
    label: 'Cuántos sois en la familia',
    unit: 'personas',
    hint: 'Los que vais a vivir en la casa, contándote.',
  },
  dependants: {
    label: 'Personas a tu cargo',
    unit: 'personas',
    hint: 'Por las que aplicas el mínimo familiar, sin contarte.',
  },
  income: {
    label: 'Base del IRPF',
    unit: '€',
    hint: 'La general y la del ahorro de la última declaración, sumadas si compráis varios.',
  },
  wealth: {
    label: 'Patrimonio de la familia',
    unit: '€',
    hint: 'Lo que tenéis menos lo que debéis, con esta casa contada por su precio.',
  },
  area: { label: 'Superficie', unit: 'm²' },
  share: {
    label: 'Parte de la casa que compra quien la cumple',
    unit: '%',
    hint: 'Déjalo en 100 si la cumplís todos.',
  },
};

export const jointTexts = { legend: 'Declaración de la renta', alone: 'Individual', joint: 'Conjunta' };
