import type { KeptPage } from '@/lib/server/process/page-cache/kept-page';
import { PageCache } from '@/lib/server/process/page-cache/page-cache';
import type { Answer } from '@/lib/server/process/page-cache/request-page';

const html = (text: string): Buffer => Buffer.from(`<!DOCTYPE html><html><body>${text}</body></html>`);
const ofHtml: NodeJS.Dict<string[]> = { 'content-type': ['text/html'] };
const page = (text: string): Answer => ({ status: 200, headers: ofHtml, body: html(text) });
const redirect: Answer = { status: 307, headers: { location: ['/servicios'] }, body: Buffer.alloc(0) };

/** A server whose answers the test gives one by one, and a clock that it turns. */
function scene() {
  const questions: { path: string; answer(answer: Answer): void; fail(): void }[] = [];
  const clock = { now: 0 };
  const ask = (path: string) =>
    new Promise<Answer>((resolve, reject) => {
      questions.push({ path, answer: resolve, fail: () => reject(new Error('refused')) });
    });
  const cache = new PageCache(ask, () => clock.now);
  const answer = async (reported: Answer) => {
    questions.at(-1)?.answer(reported);
    await Promise.resolve();
  };
  return { cache, clock, questions, answer };
}

async function text(kept: KeptPage | null): Promise<string> {
  const copy = await kept?.('identity');
  return /<body>(.*)<\/body>/.exec(String(copy?.body))?.[1] ?? '';
}

describe('a page', () => {
  test('is asked for once, however many want it at a time, and then kept', async () => {
    const { cache, questions, answer } = scene();
    const visitors = [cache.find('/', 1000), cache.find('/', 1000), cache.find('/', 1000)];
    await answer(page('uno'));
    expect(await Promise.all(visitors.map(async (visitor) => text(await visitor)))).toEqual(['uno', 'uno', 'uno']);
    expect(await text(await cache.find('/', 1000))).toBe('uno');
    expect(questions.map(({ path }) => path)).toEqual(['/']);
  });

  test('that is over its time is asked for anew, and shown as it was while that takes no longer than a second', async () => {
    const { cache, clock, questions, answer } = scene();
    const first = cache.find('/', 1000);
    await answer(page('uno'));
    await first;
    clock.now = 1500;
    expect(await text(await cache.find('/', 1000))).toBe('uno');
    expect(questions).toHaveLength(2);
    clock.now = 2001;
    const late = cache.find('/', 1000);
    await answer(page('dos'));
    expect(await text(await late)).toBe('dos');
    expect(questions).toHaveLength(2);
  });

  test('that nobody wanted for long is never shown as it was', async () => {
    const { cache, clock, answer } = scene();
    const first = cache.find('/', 1000);
    await answer(page('uno'));
    await first;
    clock.now = 3_600_000;
    const later = cache.find('/', 1000);
    await answer(page('dos'));
    expect(await text(await later)).toBe('dos');
  });

  test('that cannot be had is no answer, and the next visitor asks again', async () => {
    const { cache, questions, answer } = scene();
    const first = cache.find('/', 1000);
    questions[0]?.fail();
    await expect(first).rejects.toThrow('refused');
    const second = cache.find('/', 1000);
    await answer(page('uno'));
    expect(await text(await second)).toBe('uno');
  });
});

test.each([
  ['a redirect', redirect],
  ['a failure', { ...page('Algo ha fallado'), status: 500 }],
  ['half a page', { ...page(''), body: Buffer.from('<!DOCTYPE html><html><body>') }],
  ['what sets a cookie', { ...page('uno'), headers: { ...ofHtml, 'set-cookie': ['a=b'] } }],
  ['what is no page', { ...page('uno'), headers: { 'content-type': ['application/json'] } }],
])('%s is for nobody but who asks for it himself', async (_, reported) => {
  const { cache, questions, answer } = scene();
  const first = cache.find('/checkout/nada', 1000);
  await answer(reported);
  expect(await first).toBeNull();
  const second = cache.find('/checkout/nada', 1000);
  await answer(page('uno'));
  expect(await text(await second)).toBe('uno');
  expect(questions).toHaveLength(2);
});

test('addresses without end do not fill the memory', async () => {
  const { cache, questions, answer } = scene();
  for (let index = 0; index < 300; index++) {
    const visitor = cache.find(`/checkout/${index}`, 1000);
    await answer(page('uno'));
    await visitor;
  }
  for (const index of [0, 199]) expect(await text(await cache.find(`/checkout/${index}`, 1000))).toBe('uno');
  expect(questions).toHaveLength(300);
  void cache.find('/checkout/200', 1000);
  expect(questions).toHaveLength(301);
});
