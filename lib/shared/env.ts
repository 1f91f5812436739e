import { z } from 'zod';
import {
  configurationFaults,
  DEVELOPMENT_SECRET,
  type Fault,
  factFaults,
  type Given,
  isProduction,
  listItems,
} from './env/configuration-faults';

const port = z.coerce.number().int().min(1).max(65535);
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
/** Comma-separated, at least one. */
const list = (item: z.ZodType<string, string>) =>
  z
    .string()
    .transform(listItems)
    .pipe(z.tuple([item], item));
const address = z.union([z.ipv4(), z.ipv6()], 'must be an IP address');
const network = z.union([address, z.cidrv4(), z.cidrv6()], 'must be IP addresses or networks such as 10.0.0.0/8');
/** `hola@example.com` or `El Sofá <hola@example.com>`. */
const sender = z.string().refine((text) => {
  const plain = /^(?:"[^"\r\n]*"|[^"<>@,;\r\n]*)\s*<([^<>]+)>$/.exec(text)?.[1] ?? text;
  return z.email().safeParse(plain).success;
}, 'must be an address, or a name and an address as in El Sofá <hola@example.com>');

/** What prerendered pages may show. All have defaults: only a build for production needs them. */
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
  PRIVACY_EMAIL: z.email().optional(),
  HOSTING_PROVIDER: z.string().min(1).default('Alojamiento de Ejemplo, S.L.'),
  HOSTING_PLACE: z.string().min(1).default('la Unión Europea'),
  PRIVATE_SPACE: z.enum(['on', 'off']).default('off'),
});

// Loopback and the private ranges (RFC 1918, RFC 4193), where a proxy of one's own usually is.
const PRIVATE_NETWORKS: [string, ...string[]] = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1',
  'fc00::/7',
];

export const serverSchema = z.object({
  APP_ENV: z.enum(['development', 'test', 'production']).default('production'),
  /** The first signs, all verify. */
  APP_SECRET: list(z.string().min(32, 'must have at least 32 characters')).default([DEVELOPMENT_SECRET]),
  LISTEN_ADDRESS: address.default('127.0.0.1'),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  TRUSTED_PROXY_ADDRESSES: list(network).default(PRIVATE_NETWORKS),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  STRIPE_SECRET_KEY: z.string().min(1),
  /** An event is genuine under any of them. */
  STRIPE_WEBHOOK_SECRET: list(z.string().min(1)),
  STRIPE_API_BASE: z.url().optional(),
  RESEND_API_KEY: z.string().min(1),
  /** An event is genuine under any of them. */
  RESEND_WEBHOOK_SECRET: list(
    z
      .string()
      .regex(
        /^whsec_(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=|[A-Za-z\d+/]{4})$/,
        'must be whsec_ and base64',
      ),
  ),
  RESEND_BASE_URL: z.url().optional(),
  /** Limits one letter to all subscribers, over all servers together. */
  LETTER_MAILS_A_SECOND: z.coerce.number().positive().max(1000).default(1),
  EMAIL_FROM: sender,
  STAFF_EMAIL: z.email(),
  GOOGLE_CLIENT_ID: z.string().min(1),
  GOOGLE_CLIENT_SECRET: z.string().min(1),
  GOOGLE_REFRESH_TOKEN: z.string().min(1),
  GOOGLE_CALENDAR_ID: z.string().min(1).default('primary'),
  GOOGLE_API_BASE: z.url().optional(),
  ALERT_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  ALERT_WEBHOOK_TOKEN: z.string().min(1).optional(),
  STATUS_TOKEN: z.string().min(32).optional(),
  HOLIDAY_REGION: z.enum(['madrid', 'spain']).default('madrid'),
  CLOSED_DAYS_ALERT_DAYS: z.coerce.number().int().min(0).max(365).default(60),
  DATABASE_ALERT_GB: z.coerce.number().positive().default(20),
  CLAMAV_HOST: z
    .string()
    .regex(/^(\[[\da-f:]+\]|[\w.-]+)(:\d{1,5})?$/i, 'must be host or host:port')
    .optional(),
  DEMONSTRATION_PROOF_HASH: z
    .string()
    .regex(/^[\da-f]{64}$/, 'must be a SHA-256 in hexadecimal')
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

export { isLiveKey } from './env/configuration-faults';

type Source = Record<string, string | undefined>;
type ServerEnv = z.output<typeof serverSchema>;
type SiteEnv = z.output<typeof siteSchema>;

/** An empty variable counts as absent. */
function givenIn(source: Source, schema: z.ZodObject): Given {
  return Object.fromEntries(Object.keys(schema.shape).map((name) => [name, source[name]?.trim() || undefined]));
}

function schemaFaults(schema: z.ZodObject, given: Given): Fault[] {
  return (schema.safeParse(given).error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0]);
    return { name, message: given[name] === undefined ? 'must be set' : message };
  });
}

/** One error that names each bad variable once and shows no value. */
function refuse(faults: Fault[]): void {
  const messages = new Map<string, string>();
  for (const { name, message } of faults) if (!messages.has(name)) messages.set(name, message);
  const lines = [...messages].map(([name, message]) => `\n  ${name}: ${message}`);
  if (lines.length > 0) throw new Error(`Configuration is not usable:${lines.join('')}`);
}

export function parseEnv<Schema extends z.ZodObject>(schema: Schema, source: Source): z.output<Schema> {
  const given = givenIn(source, schema);
  refuse(schemaFaults(schema, given));
  return schema.parse(given);
}

const examples: Given = siteSchema.parse({});

/** Also refuses what the variables may not be together, those of the site included. */
export function parseServerEnv(source: Source): ServerEnv {
  const given = { ...givenIn(source, siteSchema), ...givenIn(source, serverSchema) };
  refuse([
    ...schemaFaults(serverSchema, given),
    ...schemaFaults(siteSchema, given),
    ...configurationFaults(given, examples),
  ]);
  return serverSchema.parse(given);
}

/** A build for production also refuses pages that would show an example. */
export function requireBuildEnv(source: Source): void {
  const given = { ...givenIn(source, siteSchema), ...givenIn(source, commandSchema) };
  refuse([
    ...schemaFaults(siteSchema, given),
    ...schemaFaults(commandSchema, given),
    ...(isProduction(source) ? factFaults(given, examples) : []),
  ]);
}

/** Also when other variables have faults. */
export function isInProduction(): boolean {
  return isProduction(process.env);
}

let server: ServerEnv | undefined;
let site: SiteEnv | undefined;
let region: ServerEnv['HOLIDAY_REGION'] | undefined;

/** Parsed at the first call: a build imports modules of the server without its configuration. */
export function serverEnv(): ServerEnv {
  server ??= parseServerEnv(process.env);
  return server;
}

export function siteEnv(): SiteEnv {
  site ??= parseEnv(siteSchema, process.env);
  return site;
}

/** Usable without the rest: deadlines of e-mails and the hours of the calendar need nothing else. */
export function holidayRegion(): ServerEnv['HOLIDAY_REGION'] {
  region ??= parseEnv(serverSchema.pick({ HOLIDAY_REGION: true }), process.env).HOLIDAY_REGION;
  return region;
}

/** The folder that `npm start` hands on; a deployed server has none. */
export function dataDirectory(): string | undefined {
  return parseEnv(z.object({ DATA_DIR: z.string().optional() }), process.env).DATA_DIR;
}

/** Usable while other variables have faults, so that these can be logged. */
export function logLevel(): ServerEnv['LOG_LEVEL'] {
  return parseEnv(serverSchema.pick({ LOG_LEVEL: true }), process.env).LOG_LEVEL;
}
