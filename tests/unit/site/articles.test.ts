import { pages } from '@/lib/shared/seo/pages';
import { articles } from '@/lib/site/articles';
import { isParagraph } from '@/lib/site/articles/article';
import { countWords, wordsOf } from '@/lib/site/articles/count-words';

const WORDS_PER_MINUTE = 220;

test('the built-in articles have the addresses, categories and reading times that are promised', () => {
  const facts = Object.fromEntries(articles.map(({ slug, category, readingTime }) => [slug, [category, readingTime]]));
  expect(facts).toEqual({
    'guia-completa-ahorrar-jubilacion-2024': ['Jubilación', 12],
    'errores-comunes-presupuesto-personal': ['Ahorro', 8],
    'invertir-vs-ahorrar-mejor-opcion': ['Inversión', 10],
  });
});

describe.each(articles.map((article) => [article.slug, article] as const))('%s', (_, article) => {
  const text = article.blocks.map(wordsOf).join(' ');

  test('takes as long to read as it says', () => {
    expect(Math.round(countWords(article) / WORDS_PER_MINUTE)).toBe(article.readingTime);
  });

  test('is described like no other page', () => {
    expect(article.excerpt.length).toBeGreaterThanOrEqual(50);
    expect(article.excerpt.length).toBeLessThanOrEqual(170);
    const others = [...Object.values(pages), ...articles.filter(({ slug }) => slug !== article.slug)];
    expect(others.map(({ title }) => title)).not.toContain(article.title);
  });

  test('has anchors that are its own, and no figure that went wrong', () => {
    const ids = article.blocks.flatMap((block) => (!isParagraph(block) && block.kind === 'heading' ? [block.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
    expect(text).not.toMatch(/NaN|Infinity|undefined|\[object/);
  });

  test('names where its figures come from, on addresses that are encrypted', () => {
    expect(article.sources.length).toBeGreaterThan(3);
    for (const { href } of article.sources) expect(href).toMatch(/^https:\/\//);
  });

  test('fills every cell of its tables', () => {
    for (const block of article.blocks) {
      if (isParagraph(block) || block.kind !== 'table') continue;
      for (const row of block.rows) expect(row).toHaveLength(block.head.length);
    }
  });
});

test('the guide to retirement suggests putting 10 to 15 % of the income aside', () => {
  const guide = articles.find(({ category }) => category === 'Jubilación');
  expect(guide?.blocks.map(wordsOf).join(' ')).toContain('aparta entre un 10 y un 15\u00a0% de tus ingresos');
});
