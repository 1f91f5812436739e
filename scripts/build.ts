import { endWith } from './entry-point';
import { loadEnvFile } from './env-file';
import { build, isBuilt } from './start/build';

loadEnvFile();
const unchanged = process.argv.includes('--if-changed') && isBuilt();
if (!unchanged) endWith(build());
