/** @jest-environment node */
import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { movePageData } from '@/scripts/prerendered/move-page-data';

const start = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});';
const page = [
  '<html><body><script type="application/ld+json">{"a":1}</script><h1>Hola</h1>',
  `<script id="_R_">${start}</script><script src="/_next/a.js" async=""></script>`,
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,":uno $& dos\\n:\\u003ca href=\\"/\\"\\u003e "])</script>',
  `<script>self.__next_f.push([1,"d'or \\\\\\" fin"])</script></body></html>`,
].join('');

test('the inline scripts of a page become one file with its hash; data that is not run stays', () => {
  const { html, file } = movePageData(page);
  const integrity = `sha256-${createHash('sha256').update(file.content).digest('base64')}`;
  expect(html).toBe(
    '<html><body><script type="application/ld+json">{"a":1}</script><h1>Hola</h1>' +
      `<script src="/_next/${file.path}" async="" integrity="${integrity}"></script>` +
      '<script src="/_next/a.js" async=""></script></body></html>',
  );
  expect(file.path).toMatch(/^static\/page-data\/[\da-f]{16}\.js$/);
});

test('the file gives the page its data first, and starts Next last', () => {
  const order: unknown[] = [];
  const context = { TURBOPACK: { push: (entry: unknown) => order.push(entry) }, self: {} as { __next_f?: object } };
  context.self.__next_f = { push: (entry: unknown) => order.push(entry) };
  runInNewContext(movePageData(page).file.content, context);
  expect(order).toEqual([[0], [1, `:uno $& dos\n:<a href="/"> d'or \\" fin`], { otherChunks: ['a.js'] }]);
});

test('the name changes with the content', () => {
  expect(movePageData(page.replace('uno', 'tres')).file.path).not.toBe(movePageData(page).file.path);
});

test.each([
  ['without the call that starts Next', page.replace(start, 'begin()')],
  ['with an inline script that is neither', page.replace('self.__next_f.push([1', 'other([1')],
  ['with data of another kind', page.replace('push([1', 'push([3')],
  ['without scripts', '<html></html>'],
])('a page %s fails the build', (_, html) => {
  expect(() => movePageData(html)).toThrow('The inline scripts of this build of Next');
});
