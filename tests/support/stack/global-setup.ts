import { build, isBuilt } from '@/scripts/start/build';
import { SERVER_VARIABLE, startDatabaseServer } from './database';
import { bundleSandbox } from './sandbox-program';

/** Before tests that need them: the local providers, and, unless `npm test` has prepared them, a build that is up to date and a database server. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await bundleSandbox();
  if (process.env[SERVER_VARIABLE]) return async () => undefined;
  process.env.PRIVATE_SPACE = 'on';
  if (!isBuilt()) await build();
  const server = await startDatabaseServer();
  process.env[SERVER_VARIABLE] = server.url;
  return server.stop;
}
