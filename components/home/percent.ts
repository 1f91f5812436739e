const oneDecimal = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });

/** "3,5 %", from 3.5. */
export function percent(value: number): string {
  return `${oneDecimal.format(value)}\u00a0%`;
}
