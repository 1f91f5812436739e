import globalSetup from './global-setup';
import { SHARED_STACKS_VARIABLE, startSharedStacks } from './shared-stacks';

const running = globalThis as { stopTestServers?: () => Promise<void> };

export default async function jestGlobalSetup(): Promise<void> {
  const stopDatabase = await globalSetup();
  const stacks = await startSharedStacks();
  process.env[SHARED_STACKS_VARIABLE] = stacks.url;
  running.stopTestServers = async () => {
    await stacks.stop();
    await stopDatabase();
  };
}

/** Jest takes its counterpart from a file of its own. */
export async function stopTestServers(): Promise<void> {
  await running.stopTestServers?.();
}
