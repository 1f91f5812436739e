import './without-server-only';
import { commandSchema, parseEnv } from '@/lib/shared/env';
import { runMain } from './entry-point';
import { loadEnvFile } from './env-file';
import { databaseUrl, readSettings } from './postgres/settings';
import { localSetup } from './start/environment';

const USAGE = 'Usage: npm run desk -- invite NAME MAIL, such as: npm run desk -- invite "Marta Ruiz" marta@example.com';

/** The environment in which `npm start` runs the site here: its local defaults, and its own database if no other is named. */
function completeEnvironment(): void {
  loadEnvFile();
  const { PORT, SANDBOX_PORT, DATA_DIR } = parseEnv(commandSchema, process.env);
  Object.assign(process.env, localSetup(process.env, { port: PORT, sandboxPort: SANDBOX_PORT }).environment);
  if (process.env.DATABASE_URL?.trim()) return;
  const settings = readSettings(DATA_DIR);
  if (!settings) throw new Error('There is no database: start the site with npm start, or set DATABASE_URL.');
  process.env.DATABASE_URL = databaseUrl(settings, 'sofa');
}

/** Prints the link with which a person makes their first passkey, or another one after losing all. */
async function main(): Promise<void> {
  const [command, name, mail, ...rest] = process.argv.slice(2);
  if (command !== 'invite' || name === undefined || mail === undefined || rest.length > 0) throw new Error(USAGE);
  const { inviteSchema } = await import('@/lib/private/staff/schema');
  const read = inviteSchema.safeParse({ name, email: mail });
  if (!read.success) {
    const wrong = new Set(read.error.issues.map(({ path }) => String(path[0])));
    throw new Error(`This is no ${[...wrong].join(' and no ')}.\n${USAGE}`);
  }
  completeEnvironment();
  const { relyingParty } = await import('@/lib/private/passkeys/relying-party');
  const party = relyingParty();
  if (!party)
    throw new Error('Passkeys need a name: SITE_URL is an IP address. Set it to the address with its domain.');
  const { invitePerson } = await import('@/lib/private/staff/invite-person');
  const invited = await invitePerson({ ...read.data, by: null }, new Date());
  if (!invited.ok) throw new Error('This person is at the desk already.');
  const purpose = invited.isForAnotherKey ? 'Another key for a person who is at the desk already' : 'A new person';
  process.stderr.write(`${purpose}. The link works once, for one hour, on the device that is to have the key:\n`);
  process.stdout.write(`${invited.link}\n`);
  process.exit(0);
}

runMain(main());
