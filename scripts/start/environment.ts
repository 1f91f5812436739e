import { isProduction } from '@/lib/shared/env/configuration-faults';

type Environment = Record<string, string | undefined>;
type Local = Record<string, string>;

/** The environment that lets the application run without configuration, and the simulated providers. */
export type LocalSetup = { environment: Local; simulated: ('Stripe' | 'Resend' | 'Google')[] };

/** Said here and nowhere else: a server that is started in another way is in production. */
const DEVELOPMENT = { APP_ENV: 'development' };

function isSet(environment: Environment, name: string): boolean {
  return Boolean(environment[name]?.trim());
}

function given(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => isSet(environment, name)));
}

function without(defaults: Local, environment: Environment): Local {
  return Object.fromEntries(Object.entries(defaults).filter(([name]) => !isSet(environment, name)));
}

/**
 * A provider is simulated unless its key is set. With APP_ENV=production or a live Stripe key none is: the application names
 * the missing variables when it starts.
 */
export function localSetup(
  environment: Environment,
  { port, sandboxPort }: { port: number; sandboxPort: number },
): LocalSetup {
  if (isProduction({ ...DEVELOPMENT, ...given(environment) })) return { environment: {}, simulated: [] };
  const sandbox = `http://127.0.0.1:${sandboxPort}`;
  const providers = [
    {
      name: 'Stripe' as const,
      key: 'STRIPE_SECRET_KEY',
      defaults: {
        STRIPE_SECRET_KEY: 'sk_test_local',
        STRIPE_WEBHOOK_SECRET: 'whsec_local_sandbox',
        STRIPE_API_BASE: sandbox,
      },
    },
    {
      name: 'Resend' as const,
      key: 'RESEND_API_KEY',
      defaults: {
        RESEND_API_KEY: 're_local',
        RESEND_WEBHOOK_SECRET: 'whsec_bG9jYWwtc2FuZGJveA==',
        RESEND_BASE_URL: `${sandbox}/resend`,
      },
    },
    {
      name: 'Google' as const,
      key: 'GOOGLE_REFRESH_TOKEN',
      defaults: {
        GOOGLE_CLIENT_ID: 'local',
        GOOGLE_CLIENT_SECRET: 'local',
        GOOGLE_REFRESH_TOKEN: 'local',
        GOOGLE_API_BASE: `${sandbox}/google`,
      },
    },
  ];
  const missing = providers.filter(({ key }) => !isSet(environment, key));
  const defaults = {
    ...DEVELOPMENT,
    SITE_URL: `http://localhost:${port}`,
    EMAIL_FROM: 'El Sofá Del Dinero <hola@elsofadeldinero.example>',
    STAFF_EMAIL: 'equipo@elsofadeldinero.example',
  };
  return {
    environment: Object.assign(without(defaults, environment), ...missing.map((provider) => provider.defaults)),
    simulated: missing.map(({ name }) => name),
  };
}
