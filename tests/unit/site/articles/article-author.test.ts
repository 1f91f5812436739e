import { team } from '@/lib/shared/business/team';
import { articles } from '@/lib/site/articles';
import { articleAuthor } from '@/lib/site/articles/article-author';
import { articleBy } from '@/lib/site/seo/article-data';

const [article] = articles;
if (!article) throw new Error('There is no article');

const described = (author: ReturnType<typeof articleAuthor>) =>
  articleBy({
    title: 'A',
    description: 'B',
    path: '/blog/a',
    published: '2026-01-01',
    readingTime: 1,
    section: 'C',
    tags: [],
    words: 1,
    author,
  }).author;

test('every built-in article is signed by a person of the team', () => {
  for (const one of articles) expect(articleAuthor(one, team)?.path).toBe(`/nosotros#${one.author}`);
});

test('search engines are told who wrote it and where they are introduced', () => {
  expect(described(articleAuthor(article, team))).toMatchObject({
    '@type': 'Person',
    name: 'Elena Ejemplo',
    url: 'http://localhost:3000/nosotros#elena',
  });
});

test('an article of nobody in the team is signed by the firm', () => {
  expect(articleAuthor(article, [])).toBeUndefined();
  expect(described(undefined)).toMatchObject({ '@type': 'Organization' });
});
