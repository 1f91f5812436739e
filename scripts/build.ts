import { endWith } from './entry-point';
import { loadEnvFile } from './env-file';
import { build } from './start/build';

loadEnvFile();
endWith(build());
