import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import './server-modules';

/* The watcher without its timer: each message is a run at the time that it names. Answers 'done', or what was thrown. */

export type Look = {
  /** ISO 8601. */
  now: string;
  /** As if every disk had this many bytes left; null for what they have. */
  freeBytes: number | null;
  /** As if the table of holidays ended with this day; null for one without end. */
  lastDecreedDay: string | null;
};

const { statfs } = fs.promises;
let freeBytes: number | null = null;
const statedDisk = async (path: string) => {
  const found = await statfs(path);
  return freeBytes === null ? found : Object.assign(found, { bavail: Math.floor(freeBytes / found.bsize) });
};
Object.assign(fs.promises, { statfs: statedDisk });
syncBuiltinESMExports();

const { watch } = await import('@/lib/server/watch/watch');
const { watchList } = await import('@/watch-list');
const { closedDaysEnd } = await import('@/lib/agenda/holidays/closed-days-end');

process.on('message', (look: Look) => {
  freeBytes = look.freeBytes;
  const read = (now: Date) => closedDaysEnd(now, look.lastDecreedDay);
  const list = { ...watchList, 'closed-days-end': { ...watchList['closed-days-end'], read } };
  watch(list, new Date(look.now)).then(
    () => process.send?.('done'),
    (error) => process.send?.(String(error)),
  );
});
process.send?.('ready');
