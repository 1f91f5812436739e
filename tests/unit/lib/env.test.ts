import { parseEnv, parseServerEnv, siteSchema } from '@/lib/env';

const complete = {
  APP_ENV: 'development',
  APP_SECRET: 'a-secret-of-at-least-32-characters',
  DATABASE_URL: 'postgresql://localhost/sofa',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  RESEND_API_KEY: 're_x',
  EMAIL_FROM: 'El Sofá <hola@example.com>',
  STAFF_EMAIL: 'staff@example.com',
  GOOGLE_CLIENT_ID: 'a',
  GOOGLE_CLIENT_SECRET: 'b',
  GOOGLE_REFRESH_TOKEN: 'c',
};

test('a complete configuration is read, with its defaults', () => {
  expect(parseServerEnv(complete)).toMatchObject({
    APP_ENV: 'development',
    APP_SECRET: [complete.APP_SECRET],
    LISTEN_ADDRESS: '127.0.0.1',
    RUN_JOBS: true,
    GOOGLE_CALENDAR_ID: 'primary',
  });
});

test('every bad variable is named at once, and no value is shown', () => {
  const parse = () => parseServerEnv({ ...complete, DATABASE_URL: 'mysql://secret-host', STRIPE_SECRET_KEY: '' });
  expect(parse).toThrow(/DATABASE_URL[\s\S]*STRIPE_SECRET_KEY/);
  expect(parse).not.toThrow(/secret-host/);
});

test('an empty variable counts as absent', () => {
  expect(parseEnv(siteSchema, { BLOG_URL: ' ', CONTACT_PHONE: '' })).toMatchObject({ CONTACT_PHONE: '910 000 000' });
});

test('a list is read without its blanks', () => {
  const lists = {
    APP_SECRET: `${'n'.repeat(32)} , ${'o'.repeat(32)}`,
    TRUSTED_PROXY_ADDRESSES: '192.0.2.1, 10.0.0.0/8',
  };
  expect(parseServerEnv({ ...complete, ...lists })).toMatchObject({
    APP_SECRET: ['n'.repeat(32), 'o'.repeat(32)],
    TRUSTED_PROXY_ADDRESSES: ['192.0.2.1', '10.0.0.0/8'],
  });
});

test('a variable of the site that is bad is named beside those of the server', () => {
  const parse = () => parseServerEnv({ ...complete, CONTACT_EMAIL: 'hola', STAFF_EMAIL: 'x' });
  expect(parse).toThrow(/STAFF_EMAIL[\s\S]*CONTACT_EMAIL/);
});
