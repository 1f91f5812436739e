import { readFileSync } from 'node:fs';
import { parseEnv as parseFile } from 'node:util';
import { parseServerEnv, requireBuildEnv } from '@/lib/shared/env';
import { isProduction } from '@/lib/shared/env/configuration-faults';
import { DEVELOPMENT, PRODUCTION } from '@/tests/support/stack/server-variables';

type Variables = Record<string, string>;

/** The names that the refusal lists; none if the variables are taken. */
function refused(variables: Variables, parse: (variables: Variables) => unknown = parseServerEnv): string[] {
  try {
    parse(variables);
    return [];
  } catch (error) {
    return [...String(error).matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name ?? '');
  }
}

const secret = 'only-for-development-and-for-tests';
const sandbox = 'http://127.0.0.1:4010';

describe('which rules apply', () => {
  test.each<[string, Variables, boolean]>([
    ['nothing is said', {}, true],
    ['the variable is empty', { APP_ENV: ' ' }, true],
    ['production is said', { APP_ENV: 'production' }, true],
    ['development is said', { APP_ENV: 'development', STRIPE_SECRET_KEY: 'sk_test_x' }, false],
    ['test is said', { APP_ENV: 'test' }, false],
    ['development is said beside a live key', { APP_ENV: 'development', STRIPE_SECRET_KEY: ' sk_live_x' }, true],
    ['test is said beside a live restricted key', { APP_ENV: 'test', STRIPE_SECRET_KEY: 'rk_live_x' }, true],
  ])('if %s: production is %s', (_title, variables, expected) => {
    expect(isProduction(variables)).toBe(expected);
  });
});

describe('in development', () => {
  test.each<[string, Variables, string[]]>([
    ['test keys and a secret', {}, []],
    ['the public secret without a stand-in', { APP_SECRET: '' }, ['APP_SECRET']],
    ['the public secret said aloud', { APP_SECRET: secret }, ['APP_SECRET']],
    ['the public secret beside a good one', { APP_SECRET: `${DEVELOPMENT.APP_SECRET},${secret}` }, ['APP_SECRET']],
    ['the public secret beside a stand-in', { APP_SECRET: '', RESEND_BASE_URL: sandbox }, []],
    ['a stand-in beside test keys', { STRIPE_API_BASE: sandbox }, []],
  ])('%s', (_title, changes, names) => {
    expect(refused({ ...DEVELOPMENT, ...changes })).toEqual(names);
  });
});

describe('a build', () => {
  const facts = [
    'SITE_URL',
    ...Object.keys(PRODUCTION).filter((name) => /^(CONTACT|INFO|OFFICE|COMPANY|PRIVACY|HOSTING)_/.test(name)),
  ];

  test.each<[string, Variables, string[]]>([
    ['for tests needs nothing', { APP_ENV: 'test' }, []],
    ['for tests refuses what cannot be read', { APP_ENV: 'test', BLOG_URL: 'blog' }, ['BLOG_URL']],
    [
      'for production needs the facts of the firm, and no key',
      Object.fromEntries(facts.map((name) => [name, PRODUCTION[name] ?? ''])),
      [],
    ],
    ['for production refuses an example', { ...PRODUCTION, COMPANY_TAX_ID: 'B00000000' }, ['COMPANY_TAX_ID']],
    ['without a word is for production', {}, facts],
  ])('%s', (_title, variables, names) => {
    expect(refused(variables, requireBuildEnv).sort()).toEqual([...names].sort());
  });
});

describe('in production', () => {
  test.each<[string, Variables, string[]]>([
    ['all that is needed', {}, []],
    ['a restricted live key', { STRIPE_SECRET_KEY: 'rk_live_x' }, []],
    ['no proxy, said so', { TRUSTED_PROXY_HOPS: '0' }, []],
    ['two secrets of each kind', { APP_SECRET: `${'n'.repeat(32)}, ${'o'.repeat(32)}` }, []],
    ['development, said beside a live key', { APP_ENV: 'development' }, ['APP_ENV']],
    ['a test key', { STRIPE_SECRET_KEY: 'sk_test_x' }, ['STRIPE_SECRET_KEY']],
    ['no secret', { APP_SECRET: '' }, ['APP_SECRET']],
    ['a short secret', { APP_SECRET: 'short' }, ['APP_SECRET']],
    ['a short secret in the list', { APP_SECRET: `${DEVELOPMENT.APP_SECRET},short` }, ['APP_SECRET']],
    ['the webhook secret of the stand-in', { STRIPE_WEBHOOK_SECRET: 'whsec_local_sandbox' }, ['STRIPE_WEBHOOK_SECRET']],
    [
      'the mail webhook secret of the stand-in',
      { RESEND_WEBHOOK_SECRET: 'whsec_bG9jYWwtc2FuZGJveA==' },
      ['RESEND_WEBHOOK_SECRET'],
    ],
    ['no mail webhook secret', { RESEND_WEBHOOK_SECRET: '' }, ['RESEND_WEBHOOK_SECRET']],
    ['no webhook secret', { STRIPE_WEBHOOK_SECRET: '' }, ['STRIPE_WEBHOOK_SECRET']],
    ['a stand-in for Stripe', { STRIPE_API_BASE: sandbox }, ['STRIPE_API_BASE']],
    ['a stand-in for Resend', { RESEND_BASE_URL: sandbox }, ['RESEND_BASE_URL']],
    ['a stand-in for Google', { GOOGLE_API_BASE: sandbox }, ['GOOGLE_API_BASE']],
    ['no address', { SITE_URL: '' }, ['SITE_URL']],
    ['an address without https', { SITE_URL: 'http://sofa.test' }, ['SITE_URL']],
    ['the address of the documentation', { SITE_URL: 'https://example.com' }, ['SITE_URL']],
    ['an address that is none', { SITE_URL: 'https:// sofa' }, ['SITE_URL']],
    ['no number of proxies', { TRUSTED_PROXY_HOPS: '' }, ['TRUSTED_PROXY_HOPS']],
    ['networks that are none', { TRUSTED_PROXY_ADDRESSES: '10.0.0.0/8,nginx' }, ['TRUSTED_PROXY_ADDRESSES']],
    ['alerts that anybody can read', { ALERT_WEBHOOK_URL: 'http://chat.sofa.test/hook' }, ['ALERT_WEBHOOK_URL']],
    ['alerts by no web address', { ALERT_WEBHOOK_URL: 'ftp://chat.sofa.test/hook' }, ['ALERT_WEBHOOK_URL']],
    ['alerts over https', { ALERT_WEBHOOK_URL: 'https://chat.sofa.test/hook' }, []],
    ['a host name to listen on', { LISTEN_ADDRESS: '1c2d3e4f5a6b' }, ['LISTEN_ADDRESS']],
    ['a sender that is no address', { EMAIL_FROM: 'El Sofá' }, ['EMAIL_FROM']],
    ['a sender without its end', { EMAIL_FROM: 'El Sofá <hola@sofa.test' }, ['EMAIL_FROM']],
    ['a name that would be two senders', { EMAIL_FROM: 'Sofá, Dinero <hola@sofa.test>' }, ['EMAIL_FROM']],
    ['a quoted name with a comma', { EMAIL_FROM: '"Sofá, Dinero" <hola@sofa.test>' }, []],
    ['a sender without a name', { EMAIL_FROM: 'hola@sofa.test' }, []],
    ['a reserved sender', { EMAIL_FROM: 'El Sofá <hola@elsofadeldinero.example>' }, ['EMAIL_FROM']],
    ['a reserved recipient', { STAFF_EMAIL: 'equipo@example.org' }, ['STAFF_EMAIL']],
    ['a Stripe key of the documentation', { STRIPE_SECRET_KEY: 'sk_live_example' }, ['STRIPE_SECRET_KEY']],
    ['a Resend key of the documentation', { RESEND_API_KEY: 're_example' }, ['RESEND_API_KEY']],
    [
      'a Google client of the documentation',
      { GOOGLE_CLIENT_ID: 'example.apps.googleusercontent.com' },
      ['GOOGLE_CLIENT_ID'],
    ],
    ['a Google secret that is an example', { GOOGLE_CLIENT_SECRET: 'example' }, ['GOOGLE_CLIENT_SECRET']],
    ['a Google token that is an example', { GOOGLE_REFRESH_TOKEN: 'ejemplo' }, ['GOOGLE_REFRESH_TOKEN']],
    [
      'a database of the documentation',
      { DATABASE_URL: 'postgresql://sofa:password@db.example.com/sofa' },
      ['DATABASE_URL'],
    ],
    ['an example said aloud', { COMPANY_TAX_ID: 'B00000000' }, ['COMPANY_TAX_ID']],
    ['an example by default', { COMPANY_NAME: '' }, ['COMPANY_NAME']],
    ['a reserved mailbox', { PRIVACY_EMAIL: 'privacidad@mi.example' }, ['PRIVACY_EMAIL']],
  ])('%s', (_title, changes, names) => {
    expect(refused({ ...PRODUCTION, ...changes })).toEqual(names);
  });

  test('the description of what is needed names exactly that, with examples that are refused', () => {
    const text = readFileSync('docs/deploying.md', 'utf8');
    const block = /```sh\n# production\.env\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
    const described = parseFile(block) as Variables;
    const ofTheBuild = ['HOSTING_PLACE', 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY'];
    expect(Object.keys(described).sort()).toEqual([...Object.keys(PRODUCTION), ...ofTheBuild].sort());
    const usable = ['HOSTING_PLACE', 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'TRUSTED_PROXY_HOPS'];
    expect(refused(described).sort()).toEqual(
      Object.keys(described)
        .filter((name) => !usable.includes(name))
        .sort(),
    );
  });

  test('a server that nothing was said to names all that it needs, each once, in one error', () => {
    expect(refused({}).sort()).toEqual(Object.keys(PRODUCTION).sort());
  });
});
