const LOOSE = /([\d}]) (?=%|M?€|(?:min|minutos|horas|días|semanas|meses|años|millones)\b)/g;

/**
 * Puts a no-break space between figures and units ("35 %", "160.000 €", "15 días") of content; messages/<room>/es.json has its own,
 * but not in what answers say, which programs may compare.
 */
export function bound<Content>(content: Content): Content {
  if (typeof content === 'string') return content.replace(LOOSE, '$1\u00a0') as Content;
  if (Array.isArray(content)) return content.map(bound) as Content;
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([name, part]) => [name, bound(part)])) as Content;
}
