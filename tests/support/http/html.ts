const ENTITIES: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };

export function decode(text: string): string {
  return text.replace(/&(amp|quot|#x27|lt|gt);/g, (_, name: string) => ENTITIES[name] ?? '');
}

/** What stands in a piece of HTML that React has written, without its tags. */
export function textOf(html: string): string {
  return decode(html.replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Of a tag: `<input name="x">`. */
export function attributeOf(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : decode(value);
}
