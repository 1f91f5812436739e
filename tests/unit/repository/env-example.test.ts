import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseEnv as parseFile } from 'node:util';
import { commandSchema, parseEnv, serverSchema, siteSchema } from '@/lib/shared/env';
import { configurationPage } from '@/scripts/configuration/configuration-page';

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

test('docs/configuration.md is what `npm run configuration` writes', () => {
  const page = readFileSync('docs/configuration.md', 'utf8');
  expect(page).toBe(configurationPage(text));
  for (const name of Object.keys(example)) expect(page.split(`\n| \`${name}\` |`)).toHaveLength(2);
});

describe('the page of the configuration', () => {
  const rowOf = (name: string) => new RegExp(`^\\| \`${name}\` .*$`, 'm').exec(configurationPage(text))?.[0];

  test('has the default of the schema, the reader, and the comment with its links', () => {
    expect(rowOf('DATABASE_POOL_SIZE')).toMatch(/\| `10` \| server \|/);
    expect(rowOf('TRUSTED_PROXY_ADDRESSES')).toMatch(/\| `127\.0\.0\.0\/8,.*,fc00::\/7` \| server \|/);
    expect(rowOf('SITE_URL')).toMatch(/\| `http:\/\/localhost:3000` \| build, server \|/);
    expect(rowOf('DELAY_HYDRATION')).toMatch(/\| `true` \| build \|/);
    expect(rowOf('PORT')).toMatch(/\| `3000` \| commands \|/);
    expect(rowOf('APP_SECRET')).toMatch(/\| {2}\| server \|.*\(decisions\/0051-secrets-are-lists\.md\)/);
    expect(rowOf('EMAIL_FROM')).toMatch(/\| must be set \| server \|/);
  });

  test.each([
    ['a variable that is not explained', /^# Port of the site, .*\n/m, '', 'PORT has no comment'],
    ['a variable that is left out', /^PORT=3000\n/m, '', 'does not explain PORT'],
    ['a variable that nothing reads', /^PORT=3000$/m, 'PORT=3000\n# Of an earlier release.\nPORT_OLD=1', 'PORT_OLD'],
  ])('is not written of an example with %s', (_title, before, after, fault) => {
    expect(text).toMatch(before);
    expect(() => configurationPage(text.replace(before, after))).toThrow(fault);
  });
});

test.each(['production.env', '.env.production', 'deploy/servers.env'])('git and an image leave %s out', (path) => {
  expect(spawnSync('git', ['check-ignore', '-q', path]).status).toBe(0);
  expect(readFileSync('.dockerignore', 'utf8').split('\n')).toEqual(expect.arrayContaining(['**/*.env', '**/.env.*']));
});

test('git keeps .env.example', () => {
  expect(spawnSync('git', ['check-ignore', '-q', '.env.example']).status).toBe(1);
});
