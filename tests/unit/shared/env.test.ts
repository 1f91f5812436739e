import { parseEnv, parseServerEnv, siteSchema } from '@/lib/shared/env';
import { DEVELOPMENT } from '@/tests/support/stack/server-variables';

test('a complete configuration is read, with its defaults', () => {
  expect(parseServerEnv(DEVELOPMENT)).toMatchObject({
    APP_ENV: 'development',
    APP_SECRET: [DEVELOPMENT.APP_SECRET],
    LISTEN_ADDRESS: '127.0.0.1',
    RUN_JOBS: true,
    GOOGLE_CALENDAR_ID: 'primary',
  });
});

test('every bad variable is named at once, and no value is shown', () => {
  const parse = () => parseServerEnv({ ...DEVELOPMENT, DATABASE_URL: 'mysql://secret-host', STRIPE_SECRET_KEY: '' });
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
  expect(parseServerEnv({ ...DEVELOPMENT, ...lists })).toMatchObject({
    APP_SECRET: ['n'.repeat(32), 'o'.repeat(32)],
    TRUSTED_PROXY_ADDRESSES: ['192.0.2.1', '10.0.0.0/8'],
  });
});

test('a variable of the site that is bad is named beside those of the server', () => {
  const parse = () => parseServerEnv({ ...DEVELOPMENT, CONTACT_EMAIL: 'hola', STAFF_EMAIL: 'x' });
  expect(parse).toThrow(/STAFF_EMAIL[\s\S]*CONTACT_EMAIL/);
});
