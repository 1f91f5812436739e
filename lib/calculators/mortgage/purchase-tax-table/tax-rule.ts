import type { Bracket, HundredthsOfPercent, Relief, Tax, TaxRule } from './purchase-tax-entry';

/** One rate on the whole price. */
export function flat(tax: Tax, rate: HundredthsOfPercent): TaxRule {
  return { tax, scale: { kind: 'flat', rate } };
}

/** Each part of the price at the rate of its bracket. */
export function marginal(tax: Tax, ...brackets: Bracket[]): TaxRule {
  return { tax, scale: { kind: 'marginal', brackets } };
}

/** The whole price at the rate of its bracket. */
export function whole(tax: Tax, ...brackets: Bracket[]): TaxRule {
  return { tax, scale: { kind: 'whole', brackets } };
}

/** With `bonus` percent taken off. */
export function rebate(rule: TaxRule, bonus: number): TaxRule {
  return { ...rule, bonus };
}

/** In force since a date of its own; without one, since when could not be read. */
export function since(rule: TaxRule, source: string, validFrom?: string): TaxRule {
  return { ...rule, origin: { source, ...(validFrom && { validFrom }) } };
}

/** State law of ITP and AJD, which also grants the rebate of Ceuta and Melilla in its artículo 57 bis. */
export const STATE_LAW = 'https://www.boe.es/buscar/act.php?id=BOE-A-1993-25359';

/** Ley 37/1992, artículo 91.Uno.1.7.º; the rate of 10 % is of Real Decreto-ley 20/2012. */
const ivaLaw = { validFrom: '2013-01-01', source: 'https://www.boe.es/buscar/act.php?id=BOE-A-1992-28740' };

export const IVA: TaxRule = { ...flat('iva', 1000), origin: ivaLaw };

/** Homes of the special regime or built by an administration, sold by their developer: artículo 91.Dos.1.6.º. */
const IVA_PROTECTED: TaxRule = { ...flat('iva', 400), origin: ivaLaw };

export const AJD_EXEMPT: TaxRule = flat('ajd', 0);

/** First deed of a protected home after its final classification. */
const stateExemption = {
  verified: { article: '45.I.B.12', read: '2026-11-26', copy: '2024-12' },
  source: STATE_LAW,
} as const;

export const protectedSpecial: Relief = {
  id: 'protegida',
  rules: [IVA_PROTECTED, AJD_EXEMPT],
  ...stateExemption,
};

export const protectedGeneral = { id: 'protegida-general', rules: [AJD_EXEMPT], ...stateExemption } as const;

/** The deed is not exempt: only the IVA is lower. */
const protectedTaxed: Relief = {
  id: 'protegida-sin-exencion',
  rules: [IVA_PROTECTED],
  verified: { article: '91.Dos.1.6.º', read: '2026-11-22', copy: '2026' },
  source: ivaLaw.source,
};

/** New protected homes of the common regime. */
export const protectedNewHomes: readonly Relief[] = [protectedSpecial, protectedGeneral, protectedTaxed];
