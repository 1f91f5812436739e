import { MAX_ATTEMPTS } from '@/lib/server/jobs/retries';

const NINE_MINUTES = 9 * 60;
const FOUR_DAYS = 4 * 86_400;

test('a job is tried for four days', () => {
  const waits = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => Math.min(Math.exp(index + 1), NINE_MINUTES));
  const seconds = waits.reduce((sum, wait) => sum + wait, 0);
  expect(seconds).toBeGreaterThanOrEqual(FOUR_DAYS);
  expect(seconds).toBeLessThan(FOUR_DAYS + NINE_MINUTES);
});
