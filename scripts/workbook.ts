import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEntryPoint, runMain } from './entry-point';
import { makeWorkbook } from './workbook/make-workbook';

const FILE = join('deliverables', 'reset-financiero-21-dias.pdf');

async function writeWorkbook(): Promise<void> {
  writeFileSync(FILE, await makeWorkbook());
}

if (isEntryPoint('workbook')) runMain(writeWorkbook());
