import { readFileSync } from 'node:fs';

/** Resident memory of a process, now or at its highest, from Linux's own account of it. */
export function residentMegabytes(pid: number, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (!kilobytes) throw new Error(`The memory of process ${pid} cannot be read`);
  return Number(kilobytes) / 1024;
}
