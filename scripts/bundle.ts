import { bundlePrograms } from './bundle-programs';
import { runMain } from './entry-point';

/** For an image that has neither sources nor packages. */
const PROGRAMS = {
  migrate: 'scripts/migrate.ts',
  seed: 'prisma/seed.ts',
  worker: 'scripts/worker.ts',
  desk: 'scripts/desk.ts',
};

runMain(bundlePrograms(PROGRAMS, 'dist'));
