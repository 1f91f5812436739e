const WORDS = ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'] as const;

/** The last number that is written in words. */
const MOST_IN_WORDS = WORDS.length - 1;

function inWords(count: number): string {
  return WORDS[count] ?? String(count);
}

function unit(shown: string, count: number, one: string, many: string): string {
  return `${shown}\u00a0${count === 1 ? one : many}`;
}

/** "un año", "diez años", "14 años", in whole years: small numbers in words, as they stand before a masculine noun in a text. */
export function yearsText(years: number): string {
  return unit(inWords(years), years, 'año', 'años');
}

/** Both numbers in words, or both in figures: "dos años y seis meses", "2 años y 11 meses". */
function yearsAndRest(years: number, rest: number, one: string, many: string): string {
  if (years === 0) return unit(inWords(rest), rest, one, many);
  if (rest === 0) return yearsText(years);
  const written = Math.max(years, rest) > MOST_IN_WORDS ? String : inWords;
  return `${unit(written(years), years, 'año', 'años')} y ${unit(written(rest), rest, one, many)}`;
}

/** "un mes", "11 meses", "dos años", "dos años y seis meses", in whole months. */
export function yearsAndMonths(months: number): string {
  return yearsAndRest(Math.floor(months / 12), months % 12, 'mes', 'meses');
}

/** "un día", "1 año y 20 días", in whole days, in years of 365. */
export function yearsAndDays(days: number): string {
  return yearsAndRest(Math.floor(days / 365), days % 365, 'día', 'días');
}
