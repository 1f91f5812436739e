/** Rounded to one decimal: a tenth of a pixel at the drawn sizes. */
function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** An SVG path from numbers: path`M${x} ${y}z`. */
export function path(parts: TemplateStringsArray, ...numbers: number[]): string {
  return parts.reduce((text, part, index) => `${text}${short(numbers[index - 1] ?? 0)}${part}`);
}

/** The backrest: a bar with a round top and a square foot. `top` is the crest of its arch. */
export function bar(x: number, top: number, width: number, bottom: number): string {
  const radius = width / 2;
  return path`M${x} ${top + radius}a${radius} ${radius} 0 0 1 ${width} 0V${bottom}h${-width}z`;
}

/** The cushion: round shoulders, square foot. */
export function cushion(x: number, top: number, width: number, bottom: number, radius: number): string {
  const r = Math.min(radius, width / 2);
  return path`M${x} ${bottom}V${top + r}a${r} ${r} 0 0 1 ${r} ${-r}H${x + width - r}a${r} ${r} 0 0 1 ${r} ${r}V${bottom}z`;
}
