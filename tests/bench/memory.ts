import { readFileSync } from 'node:fs';

/** Resident memory of a process, from Linux's own account of it. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (!kilobytes) throw new Error(`The memory of process ${pid} cannot be read`);
  return Number(kilobytes) / 1024;
}
