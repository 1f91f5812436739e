import { build, isBuilt } from '@/scripts/start/build';
import { SERVER_VARIABLE, startDatabaseServer } from './database';

/** Before tests that need them: a build that is up to date and a database server. `npm test` has prepared both already. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env[SERVER_VARIABLE]) return async () => undefined;
  process.env.PRIVATE_SPACE = 'on';
  if (!isBuilt()) await build();
  const server = await startDatabaseServer();
  process.env[SERVER_VARIABLE] = server.url;
  return server.stop;
}
