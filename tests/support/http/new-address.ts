let visitors = 0;

/** Of another visitor each time, for stacks behind one trusted proxy. */
export function newAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}
