/**
 * Content whose figures stay on one line with their unit ("35 %", "160.000 €"): the space between them does not break.
 * Called where content is declared. Messages carry the no-break space in messages/es.json.
 */
export function bound<Content>(content: Content): Content {
  if (typeof content === 'string') return content.replace(/([\d}]) (?=%|M?€)/g, '$1\u00a0') as Content;
  if (Array.isArray(content)) return content.map(bound) as Content;
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([name, part]) => [name, bound(part)])) as Content;
}
