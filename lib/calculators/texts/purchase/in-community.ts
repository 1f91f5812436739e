const ARTICLES: readonly (readonly [name: RegExp, article: string])[] = [
  [/^(Comunidad|Comunitat|Región) /, 'la'],
  [/^País /, 'el'],
  [/^Illes /, 'las'],
];

/** "en la Comunidad de Madrid", "en Aragón": some names take an article in a sentence. */
export function inCommunity(name: string): string {
  const [, article] = ARTICLES.find(([pattern]) => pattern.test(name)) ?? [];
  return article ? `en ${article} ${name}` : `en ${name}`;
}
