/** @jest-environment node */
import { request } from 'node:http';
import { closeAll, start } from '@/tests/support/stack/start-sandbox';
import { refuseRealMoney } from '../../../sandbox/guard';

afterEach(closeAll);

test('it does not start in production or next to a live key, and does not show the key', () => {
  expect(() => refuseRealMoney({ APP_ENV: 'production' })).toThrow('production');
  const live = { STRIPE_SECRET_KEY: 'sk_live_secret' };
  expect(() => refuseRealMoney(live)).toThrow('STRIPE_SECRET_KEY');
  expect(() => refuseRealMoney(live)).not.toThrow('sk_live_secret');
  expect(() => refuseRealMoney({ APP_ENV: 'test', STRIPE_SECRET_KEY: 'sk_test_x' })).not.toThrow();
});

test('it answers to this machine’s names only, so that no site reads the outbox through its own', async () => {
  const { url } = await start();
  const statusFor = (headers: Record<string, string>, method = 'GET') =>
    new Promise<number | undefined>((resolve, reject) => {
      request(`${url}/_control/emails`, { headers, method }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end();
    });
  expect(await statusFor({ host: 'localhost:4010' })).toBe(200);
  expect(await statusFor({ host: 'evil.example' })).toBe(403);
  expect(await statusFor({ 'sec-fetch-site': 'cross-site' }, 'POST')).toBe(403);
});
