const WORDS = ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'] as const;

/** "diez", "11": as numbers stand before a masculine noun in a text. */
function counted(count: number): string {
  return WORDS[count] ?? String(count);
}

/** "un año", "diez años", "14 años", in whole years. */
export function yearsText(years: number): string {
  return `${counted(years)}\u00a0${years === 1 ? 'año' : 'años'}`;
}

/** "un mes", "11 meses", "dos años", "dos años y seis meses", in whole months. */
export function yearsAndMonths(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const restText = `${counted(rest)}\u00a0${rest === 1 ? 'mes' : 'meses'}`;
  if (years === 0) return restText;
  return rest === 0 ? yearsText(years) : `${yearsText(years)} y ${restText}`;
}
