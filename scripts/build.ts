import { requireBuildEnv } from '@/lib/shared/env';
import { runMain } from './entry-point';
import { loadEnvFile } from './env-file';
import { build, isBuilt } from './start/build';
import { refuseUnproven } from './start/refuse-unproven';

/** `--if-changed`: only if an input has changed since the last build. */
async function main(): Promise<void> {
  loadEnvFile();
  requireBuildEnv(process.env);
  await refuseUnproven(process.env);
  if (!process.argv.includes('--if-changed') || !isBuilt()) await build();
}

runMain(main());
