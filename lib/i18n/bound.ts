/** Puts a no-break space between figures and units ("35 %", "160.000 €") of content; messages/es.json has its own. */
export function bound<Content>(content: Content): Content {
  if (typeof content === 'string') return content.replace(/([\d}]) (?=%|M?€)/g, '$1\u00a0') as Content;
  if (Array.isArray(content)) return content.map(bound) as Content;
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([name, part]) => [name, bound(part)])) as Content;
}
