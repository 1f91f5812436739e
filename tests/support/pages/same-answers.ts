import type { Page } from '@playwright/test';
import { waitUntil } from '@/scripts/wait-until';

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/**
 * The second page gets the very answers that the first one has got, in their order, so that both have the same hours, the same
 * hold and the same end of it. What the first has asked only once is answered alike each time.
 */
export async function giveSameAnswers(first: Page, second: Page): Promise<void> {
  const answers = new Map<string, Answer[]>();
  const isAnswered = (url: URL) => url.pathname.startsWith('/api/');
  const keyOf = (method: string, address: string) => `${method} ${new URL(address).pathname}`;
  await first.route(isAnswered, async (route) => {
    const response = await route.fetch();
    const answer = { status: response.status(), headers: response.headers(), body: await response.body() };
    const key = keyOf(route.request().method(), route.request().url());
    answers.set(key, [...(answers.get(key) ?? []), answer]);
    await route.fulfill(answer);
  });
  await second.route(isAnswered, async (route) => {
    const key = keyOf(route.request().method(), route.request().url());
    await waitUntil(() => answers.has(key), { timeout: 30_000, message: `The first page has had no answer to ${key}` });
    const kept = answers.get(key) ?? [];
    const answer = kept.length > 1 ? kept.shift() : kept[0];
    await route.fulfill(answer ?? {});
  });
}
