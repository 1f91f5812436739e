import { rmSync, writeFileSync } from 'node:fs';
import { build, isBuilt } from '@/scripts/start/build';
import { SERVER_VARIABLE, startDatabaseServer } from '../support/stack/database';
import { bundleSandbox } from '../support/stack/sandbox-program';
import type { Part } from './bench';
import { measureBookings } from './bookings';
import { measureCalculators } from './calculators';
import { measureClaims } from './claims';
import { measureDesk } from './desk/measure-desk';
import { measureSealing } from './desk/measure-sealing';
import { measureDynamicPages } from './dynamic-pages';
import { measureFlood } from './flood';
import { measureInteraction } from './interaction';
import { measureLighthouse } from './lighthouse';
import { measureNginx } from './nginx';
import { measureOrderPage } from './order-page';
import { measurePageWeight } from './page-weight';
import { measurePayments } from './payments';
import { startPlainServer } from './plain-server';
import { measureSecondStart } from './second-start';
import { measureMemory } from './server-memory';
import { measureSlots } from './slots';
import { measureDocuments } from './space/measure-documents';
import { measureStaticPages } from './static-pages';
import { type Row, toMarkdown } from './table';
import { measureToolInteraction } from './tool-interaction';
import { measureUploads } from './uploads';

/*
 * npm run bench                     everything, and writes bench.md
 * npm run bench -- pages memory     some parts, and shows only their figures
 */

const PARTS: Record<string, Part> = {
  pages: measureStaticPages,
  nginx: measureNginx,
  flood: measureFlood,
  dynamic: measureDynamicPages,
  slots: measureSlots,
  bookings: measureBookings,
  claims: measureClaims,
  payments: measurePayments,
  'order-page': measureOrderPage,
  desk: measureDesk,
  calculators: measureCalculators,
  memory: measureMemory,
  uploads: measureUploads,
  sealing: measureSealing,
  documents: measureDocuments,
  weight: measurePageWeight,
  lighthouse: measureLighthouse,
  presses: measureInteraction,
  tools: measureToolInteraction,
  start: measureSecondStart,
};
const FILE = 'bench.md';

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(PARTS, name));
if (unknown) throw new Error(`There is no part "${unknown}": choose from ${Object.keys(PARTS).join(', ')}.`);

if (!isBuilt()) await build();
await bundleSandbox();
const server = await startDatabaseServer();
process.env[SERVER_VARIABLE] = server.url;
const plain = await startPlainServer();
const rows: Row[] = [];
try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (wanted.length === 0 || wanted.includes(name)) rows.push(...(await measure({ plain })));
  }
} finally {
  await plain.stop();
  await server.stop();
}
const table = toMarkdown(rows);
process.stdout.write(`\n${table}`);
if (wanted.length === 0) {
  rmSync(FILE, { force: true });
  writeFileSync(FILE, table);
}
process.exit(rows.every(({ met }) => met) ? 0 : 1);
