import type { Loan } from '@/lib/calculators/mortgage/french-loan';

/** The hero's four sliders: whole euros, years, nominal rate in per cent. */
export type MortgageCase = { price: number; savings: number; years: number; rate: number };
export type SliderName = keyof MortgageCase;

export const exampleCase: MortgageCase = { price: 200_000, savings: 40_000, years: 25, rate: 3.5 };

type Slider = { min: number; max: number; step: number };

export const sliders: Record<SliderName, Slider> = {
  price: { min: 60_000, max: 450_000, step: 5_000 },
  savings: { min: 0, max: 200_000, step: 1_000 },
  years: { min: 15, max: 40, step: 5 },
  rate: { min: 0.5, max: 8, step: 0.1 },
};

/** Leaves a mortgage large enough to draw. */
export const MAX_SAVINGS_SHARE = 0.9;

export function loanOf({ price, savings, years, rate }: MortgageCase): Loan {
  return { principal: (price - savings) * 100, annualRate: rate / 100, months: years * 12 };
}

/** Not in messages: the hero is redrawn in the browser, which would then load the message provider. */
export const livingMortgage = {
  perMonth: '€ al mes',
  /** Above the instalment on a phone, which shows no list of facts. */
  instalment: (principal: string, years: string) => `La cuota de una hipoteca de ${principal} a ${years}:`,
  facts: {
    price: 'Un piso de',
    savings: 'Pones',
    loan: 'Te prestan',
    term: 'Durante',
    rate: 'Al tipo fijo',
    repaid: 'Devuelves',
  },
  years: (years: number) => `${years}\u00a0años`,
  controls: 'Prueba con tus números',
  sliders: { price: 'Precio de la vivienda', savings: 'Ahorro que aportas', years: 'Plazo', rate: 'Interés' },
  simulate: 'Simular',
  simulateRest: 'tu hipoteca con estos números',
  noScript: 'Nadie debería firmar treinta años de hipoteca de pie y con prisa.',
  summary: (repaid: string, interest: string) => `Devuelves ${repaid}: ${interest} son intereses.`,
  announced: (payment: string, repaid: string, interest: string) =>
    `La cuota es de ${payment} al mes. Devuelves ${repaid}, de los que ${interest} son intereses.`,
  year: (year: number) => `Año ${year}`,
  ofInterest: 'de intereses',
  turn: 'Por fin pagas más casa que intereses',
  turnAtOnce: 'Ya pagas más casa que intereses',
  turnShortPlain: (year: number) => `Año ${year}: por fin`,
  turnAtOnceShortPlain: 'Desde el primer año',
  turnShortBold: 'pagas más casa que intereses',
  ofHouse: 'de casa',
  ofInterestShort: 'de interés',
  description: (facts: {
    principal: string;
    years: number;
    rate: string;
    firstInterest: string;
    turn: number;
    lastInterest: string;
    interest: string;
  }) =>
    `Una hipoteca de ${facts.principal} a ${facts.years} años y al ${facts.rate}, dibujada como un sofá. Cada canal del respaldo es un año de cuotas: el primero lleva ${facts.firstInterest} de intereses, desde el año ${facts.turn} pagas más casa que intereses, y el último ya solo lleva ${facts.lastInterest}. Los dos cojines del asiento son los ${facts.principal} de casa y los ${facts.interest} de intereses.`,
} as const;
