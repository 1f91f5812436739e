import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readSources } from './sources';

/** Folders of texts that do not bear that name. */
const OTHERS = ['lib/site', 'lib/orders/deliverables/workbook'];
const folders = [...OTHERS, ...readdirSync('lib').map((room) => join('lib', room, 'texts'))].filter((folder) =>
  existsSync(folder),
);

/** Every module of long texts, as a path from the root. */
export const textFiles = [...readSources(folders).map(({ path }) => path), 'lib/shared/session-for-results.ts'];

/** Every file of short texts that come with their tool, as a path from the root. */
export const toolFiles = readdirSync('messages')
  .map((room) => join('messages', room, 'tools'))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));

if (textFiles.length < 80 || toolFiles.length < 20)
  throw new Error(
    `There are ${textFiles.length} files of texts and ${toolFiles.length} of tools: where are the others?`,
  );
