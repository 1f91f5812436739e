import { describeError, describePath } from '@/lib/server/log';

test.each([
  ['/nada/mas', '/nada/mas'],
  ['/blog/guia-completa-ahorrar-jubilacion-2019', '/blog/guia-completa-ahorrar-jubilacion-2019'],
  ['/api/orders/cs_test_a1', '/api/orders/…'],
  ['/newsletter/baja/Zm9vYmFyYmF6cXV4Zm9vYg', '/newsletter/baja/…'],
  ['/pedido/01a1fd17-84a9-76af-ac87-16bee3556fb2/x', '/pedido/…/x'],
  ['/cliente/eva@example.com', '/cliente/…'],
  ['/cliente/eva%40example.com', '/cliente/…'],
])('of the path %s the log keeps %s', (path, kept) => {
  expect(describePath(path)).toBe(kept);
});

test('a path of any length takes one line', () => {
  expect(describePath(`/${'a'.repeat(9000)}`)).toHaveLength(200);
});

test('of an error its kind and place are kept, and nothing of its message, whatever its lines look like', () => {
  const error = new TypeError('no user eva@example.com\n    at eva@example.com (secreto.ts:1:1)');
  const described = describeError(error);
  expect(described.name).toBe('TypeError');
  expect(described.at?.[0]).toContain('log.test.ts');
  expect(JSON.stringify(described)).not.toMatch(/eva|secreto/);
});
