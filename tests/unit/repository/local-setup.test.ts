import { localSetup } from '@/scripts/start/environment';

const ports = { port: 3000, sandboxPort: 4010 };

test('without any configuration every provider is simulated on this machine', () => {
  const { environment, simulated } = localSetup({}, ports);
  expect(simulated).toEqual(['Stripe', 'Resend', 'Google']);
  expect(environment).toMatchObject({
    SITE_URL: 'http://localhost:3000',
    STRIPE_API_BASE: 'http://127.0.0.1:4010',
    RESEND_BASE_URL: 'http://127.0.0.1:4010/resend',
    GOOGLE_API_BASE: 'http://127.0.0.1:4010/google',
  });
});

test('a provider with a key is the real one, and keeps what else is said of it', () => {
  const given = { STRIPE_SECRET_KEY: 'sk_test_mine', STRIPE_WEBHOOK_SECRET: 'whsec_mine', RESEND_API_KEY: ' ' };
  const { environment, simulated } = localSetup(given, ports);
  expect(simulated).toEqual(['Resend', 'Google']);
  expect(Object.keys(environment).filter((name) => name.startsWith('STRIPE'))).toEqual([]);
  expect({ ...environment, ...given }.STRIPE_SECRET_KEY).toBe('sk_test_mine');
});

test('what is configured is not replaced', () => {
  const { environment } = localSetup({ SITE_URL: 'https://example.com', STAFF_EMAIL: 'yo@example.com' }, ports);
  expect(environment).not.toHaveProperty('SITE_URL');
  expect(environment).not.toHaveProperty('STAFF_EMAIL');
});

test('it is development unless something else is said', () => {
  expect(localSetup({ APP_ENV: ' ' }, ports).environment).toMatchObject({ APP_ENV: 'development' });
  expect(localSetup({ APP_ENV: 'test' }, ports).environment).not.toHaveProperty('APP_ENV');
});

test.each([
  ['production', { APP_ENV: 'production' }],
  ['a live key', { STRIPE_SECRET_KEY: 'sk_live_x' }],
  ['a live key in development', { APP_ENV: 'development', STRIPE_SECRET_KEY: 'rk_live_x' }],
])('with %s nothing is simulated and nothing is assumed', (_, environment) => {
  expect(localSetup(environment, ports)).toEqual({ environment: {}, simulated: [] });
});
