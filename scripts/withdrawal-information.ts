import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INFORMATION_PDF } from '@/lib/orders/withdrawal-notice/information-pdf';
import { isEntryPoint, runMain } from './entry-point';
import { makeInformation } from './withdrawal-information/make-information';

/** Without a folder for the repository, with the example company; a build gives its own folder and variables. */
async function writeInformation(folder = 'deliverables'): Promise<void> {
  writeFileSync(join(folder, INFORMATION_PDF), await makeInformation());
}

if (isEntryPoint('withdrawal-information')) runMain(writeInformation(process.argv[2]));
