import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INFORMATION_PDF } from '@/lib/orders/withdrawal-notice/information-mark';
import { isEntryPoint, runMain } from './entry-point';
import { makeInformation } from './withdrawal-information/make-information';

/** Of the example company, whatever `.env` says: the build makes that of the installation. */
async function writeInformation(): Promise<void> {
  writeFileSync(join('deliverables', INFORMATION_PDF), await makeInformation());
}

if (isEntryPoint('withdrawal-information')) runMain(writeInformation());
