const WORDS = ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'] as const;

/** "diez meses", "11 meses": small numbers in words, as they stand before a masculine noun in a text. */
function counted(count: number, one: string, many: string): string {
  return `${WORDS[count] ?? count}\u00a0${count === 1 ? one : many}`;
}

/** "un año", "diez años", "14 años", in whole years. */
export function yearsText(years: number): string {
  return counted(years, 'año', 'años');
}

function yearsAndRest(years: number, rest: number, restText: string): string {
  if (years === 0) return restText;
  return rest === 0 ? yearsText(years) : `${yearsText(years)} y ${restText}`;
}

/** "un mes", "11 meses", "dos años", "dos años y seis meses", in whole months. */
export function yearsAndMonths(months: number): string {
  const rest = months % 12;
  return yearsAndRest(Math.floor(months / 12), rest, counted(rest, 'mes', 'meses'));
}

/** "un día", "un año y 20 días", in whole days, in years of 365. */
export function yearsAndDays(days: number): string {
  const rest = days % 365;
  return yearsAndRest(Math.floor(days / 365), rest, counted(rest, 'día', 'días'));
}
