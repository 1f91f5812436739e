import { readFileSync } from 'node:fs';
import { parseEnv as parseFile } from 'node:util';
import { commandSchema, parseEnv, serverSchema, siteSchema } from '@/lib/shared/env';

const text = readFileSync('.env.example', 'utf8');
const example = Object.fromEntries(Object.entries(parseFile(text)).map(([name, value]) => [name, value ?? '']));
const schemas = [siteSchema, serverSchema, commandSchema];

test('.env.example lists exactly the variables that are read', () => {
  const read = schemas.flatMap(({ shape }) => Object.keys(shape)).sort();
  expect(Object.keys(example).sort()).toEqual(read);
});

test('.env.example says each variable once, and the defaults as they are', () => {
  const lines = text.split('\n').filter((line) => /^[A-Z_]+=/.test(line));
  expect(lines).toHaveLength(Object.keys(example).length);

  for (const schema of [siteSchema, commandSchema]) expect(parseEnv(schema, example)).toEqual(parseEnv(schema, {}));
  const required = {
    DATABASE_URL: 'postgresql://localhost/sofa',
    STRIPE_SECRET_KEY: 'x',
    STRIPE_WEBHOOK_SECRET: 'x',
    RESEND_API_KEY: 'x',
    RESEND_WEBHOOK_SECRET: 'whsec_eA==',
    GOOGLE_CLIENT_ID: 'x',
    GOOGLE_CLIENT_SECRET: 'x',
    GOOGLE_REFRESH_TOKEN: 'x',
    EMAIL_FROM: example.EMAIL_FROM,
    STAFF_EMAIL: example.STAFF_EMAIL,
  };
  expect(parseEnv(serverSchema, { ...example, ...required })).toEqual(parseEnv(serverSchema, required));
});

test('.env.example holds no secret', () => {
  for (const [name, value] of Object.entries(example)) {
    if (/KEY|SECRET|TOKEN/.test(name)) expect(`${name}=${value}`).toBe(`${name}=`);
  }
});
