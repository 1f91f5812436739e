import globalSetup from './global-setup';

const shared = globalThis as { stopTestServer?: () => Promise<void> };

export default async function jestGlobalSetup(): Promise<void> {
  shared.stopTestServer = await globalSetup();
}

/** Jest's counterpart, which it takes from a file of its own. */
export async function stopTestServer(): Promise<void> {
  await shared.stopTestServer?.();
}
