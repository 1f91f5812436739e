import { parseEnv, parseServerEnv, siteSchema } from '@/lib/env';

const complete = {
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

describe('production', () => {
  const live = {
    ...complete,
    APP_ENV: 'production',
    APP_SECRET: 'a-secret-of-at-least-32-characters',
    STRIPE_SECRET_KEY: 'sk_live_x',
  };

  test('starts with live keys', () => {
    expect(parseServerEnv(live).APP_ENV).toBe('production');
  });

  test('refuses a test key', () => {
    expect(() => parseServerEnv({ ...live, STRIPE_SECRET_KEY: 'sk_test_x' })).toThrow(/STRIPE_SECRET_KEY/);
  });

  test('refuses the secret that everybody knows, and a short one', () => {
    expect(() => parseServerEnv({ ...live, APP_SECRET: '' })).toThrow(/APP_SECRET: must be set/);
    expect(() => parseServerEnv({ ...live, APP_SECRET: 'short' })).toThrow(/APP_SECRET/);
  });

  test.each(['STRIPE_API_BASE', 'RESEND_BASE_URL', 'GOOGLE_API_BASE'])('refuses a local provider in %s', (name) => {
    expect(() => parseServerEnv({ ...live, [name]: 'http://127.0.0.1:4010' })).toThrow(new RegExp(name));
  });

  test('tells alerts over https only', () => {
    const told = (ALERT_WEBHOOK_URL: string) => () => parseServerEnv({ ...live, ALERT_WEBHOOK_URL });
    expect(told('http://chat.example/hook')).toThrow(/ALERT_WEBHOOK_URL: must be https/);
    expect(told('ftp://chat.example/hook')).toThrow(/ALERT_WEBHOOK_URL/);
    expect(told('https://chat.example/hook')).not.toThrow();
  });
});
