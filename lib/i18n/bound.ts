/**
 * A piece of content in which a figure and its unit stay on one line: "35 %", "160.000 €" and, in a message, "{percent} %".
 * Content passes through here where it is declared, messages where they are loaded: who shows them need not think of it.
 */
export function bound<Content>(content: Content): Content {
  if (typeof content === 'string') return content.replace(/([\d}]) (?=%|M?€)/g, '$1\u00a0') as Content;
  if (Array.isArray(content)) return content.map(bound) as Content;
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([name, part]) => [name, bound(part)])) as Content;
}
