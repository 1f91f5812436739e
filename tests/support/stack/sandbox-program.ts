import { join } from 'node:path';
import { bundlePrograms } from '@/scripts/bundle-programs';

const FOLDER = join('.data-test', 'programs');

/** The local providers in one file, which starts in a fifth of the time that its sources need: every stack has its own. */
export const SANDBOX_PROGRAM = join(FOLDER, 'sandbox.mjs');

export function bundleSandbox(): Promise<void> {
  return bundlePrograms({ sandbox: 'sandbox/server.ts' }, FOLDER);
}
