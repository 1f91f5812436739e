import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65535);
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** What prerendered pages may show. All have defaults: a build needs no configuration. */
export const siteSchema = z.object({
  SITE_URL: z.url().default('http://localhost:3000'),
  CONTACT_EMAIL: z.email().default('hola@elsofadeldinero.example'),
  INFO_EMAIL: z.email().default('info@elsofadeldinero.example'),
  CONTACT_PHONE: z.string().min(1).default('910 000 000'),
  OFFICE_ADDRESS: z.string().min(1).default('Calle de Ejemplo 1, 28001 Madrid'),
  LINKEDIN_URL: z.url().default('https://www.linkedin.com/company/el-sofa-del-dinero'),
  BLOG_URL: z.url().optional(),
  COMPANY_NAME: z.string().min(1).default('Empresa de Ejemplo, S.L.'),
  COMPANY_TAX_ID: z.string().min(1).default('B00000000'),
  COMPANY_REGISTRY: z.string().min(1).default('Registro Mercantil de Madrid, tomo 0, folio 0, hoja M-000000'),
  PRIVACY_EMAIL: z.email().default('privacidad@elsofadeldinero.example'),
  HOSTING_PROVIDER: z.string().min(1).default('Alojamiento de Ejemplo, S.L.'),
  HOSTING_PLACE: z.string().min(1).default('la Unión Europea'),
});

// Public: production refuses it.
const DEVELOPMENT_SECRET = 'only-for-development-and-for-tests';

export const serverSchema = z.object({
  APP_ENV: z.enum(['development', 'test', 'production']).default('development'),
  APP_SECRET: z.string().min(32).default(DEVELOPMENT_SECRET),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  STRIPE_API_BASE: z.url().optional(),
  RESEND_API_KEY: z.string().min(1),
  RESEND_BASE_URL: z.url().optional(),
  EMAIL_FROM: z.string().min(1),
  STAFF_EMAIL: z.email(),
  GOOGLE_CLIENT_ID: z.string().min(1),
  GOOGLE_CLIENT_SECRET: z.string().min(1),
  GOOGLE_REFRESH_TOKEN: z.string().min(1),
  GOOGLE_CALENDAR_ID: z.string().min(1).default('primary'),
  GOOGLE_API_BASE: z.url().optional(),
  ALERT_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  ALERT_WEBHOOK_TOKEN: z.string().min(1).optional(),
  STATUS_TOKEN: z.string().min(32).optional(),
  DATABASE_ALERT_GB: z.coerce.number().positive().default(20),
  CLAMAV_HOST: z
    .string()
    .regex(/^(\[[\da-f:]+\]|[\w.-]+)(:\d{1,5})?$/i, 'must be host or host:port')
    .optional(),
  RUN_JOBS: flag.default(true),
  PAGE_CACHE: flag.default(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export const buildSchema = z.object({
  DELAY_HYDRATION: flag.default(true),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: z
    .string()
    .regex(/^[A-Za-z\d+/]{43}=$/, 'must be 32 bytes in base64')
    .optional(),
});

export const commandSchema = buildSchema.extend({
  PORT: port.default(3000),
  SANDBOX_PORT: port.default(4010),
  DATA_DIR: z.string().min(1).default('.data'),
  CHROMIUM_PATH: z.string().min(1).optional(),
});

type Source = Record<string, string | undefined>;

/** An empty variable counts as absent. Throws one error that names all bad variables and shows no value. */
export function parseEnv<Schema extends z.ZodObject>(schema: Schema, source: Source): z.output<Schema> {
  const given = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, source[name]?.trim() || undefined]));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Configuration is not usable:\n${faults.join('\n')}`);
}

/** Production refuses test keys and local providers: payments and e-mails there must be real. */
function productionFaults(env: ServerEnv): string[] {
  if (env.APP_ENV !== 'production') return [];
  const faults: string[] = [];
  if (env.APP_SECRET === DEVELOPMENT_SECRET) faults.push('APP_SECRET: must be set');
  if (!/^(sk|rk)_live_/.test(env.STRIPE_SECRET_KEY)) faults.push('STRIPE_SECRET_KEY: must be a live key');
  if (!env.STRIPE_WEBHOOK_SECRET.startsWith('whsec_')) faults.push('STRIPE_WEBHOOK_SECRET: must begin with whsec_');
  for (const name of ['STRIPE_API_BASE', 'RESEND_BASE_URL', 'GOOGLE_API_BASE'] as const) {
    if (env[name]) faults.push(`${name}: local providers are not for production`);
  }
  if (env.ALERT_WEBHOOK_URL?.startsWith('http:')) faults.push('ALERT_WEBHOOK_URL: must be https');
  return faults;
}

type ServerEnv = z.output<typeof serverSchema>;
type SiteEnv = z.output<typeof siteSchema>;

export function parseServerEnv(source: Source): ServerEnv {
  const env = parseEnv(serverSchema, source);
  const faults = productionFaults(env);
  if (faults.length > 0) throw new Error(`Configuration is not usable:\n  ${faults.join('\n  ')}`);
  return env;
}

let server: ServerEnv | undefined;
let site: SiteEnv | undefined;

/** Parsed at the first call: a build imports modules of the server without its configuration. */
export function serverEnv(): ServerEnv {
  server ??= parseServerEnv(process.env);
  return server;
}

export function siteEnv(): SiteEnv {
  site ??= parseEnv(siteSchema, process.env);
  return site;
}

/** Of `npm start`, which hands it on; a deployed server has none. */
export function dataDirectory(): string | undefined {
  return parseEnv(z.object({ DATA_DIR: z.string().optional() }), process.env).DATA_DIR;
}

/** Usable while other variables have faults, so that these can be logged. */
export function logLevel(): ServerEnv['LOG_LEVEL'] {
  return parseEnv(serverSchema.pick({ LOG_LEVEL: true }), process.env).LOG_LEVEL;
}
