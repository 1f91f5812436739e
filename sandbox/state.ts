import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Collections } from './records';

type Name = keyof Collections;
type Entry = { in: Name; id: string; is?: unknown } | { cleared: true };
type Tables = { [N in Name]: Map<string, Collections[N]> };

/** Owner only: the outbox contains personal data. */
const FILE_MODE = 0o600;

function emptyTables(): Tables {
  return {
    sessions: new Map(),
    payments: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    events: new Map(),
    deliveries: new Map(),
    stripeReplays: new Map(),
    resendReplays: new Map(),
    emails: new Map(),
    meetings: new Map(),
    settings: new Map(),
  };
}

/**
 * All state in memory, and on disk as `sandbox.jsonl`: one JSON line per change, appended in batches, so that the cost of a
 * change does not depend on the size of the file. A process killed while appending leaves at most one incomplete last line,
 * whose request was not answered; the next start drops it. The start also compacts the file through a temporary file and a
 * rename.
 */
export class State {
  #tables = emptyTables();
  #file: string | undefined;
  #lines: string[] = [];
  /** The batch being written, or the last written one. */
  #writing: Promise<void> = Promise.resolve();
  /** The batch that collects lines until the previous one is written. */
  #gathering: Promise<void> | undefined;

  /** Without a directory nothing survives the process. */
  constructor(dataDir?: string) {
    if (!dataDir) return;
    mkdirSync(dataDir, { recursive: true });
    this.#file = join(dataDir, 'sandbox.jsonl');
    if (existsSync(this.#file)) this.#load(this.#file);
  }

  get<N extends Name>(name: N, id: string): Collections[N] | undefined {
    return this.#tables[name].get(id);
  }

  /** In insertion order. */
  all<N extends Name>(name: N): Collections[N][] {
    return [...this.#tables[name].values()];
  }

  entries<N extends Name>(name: N): [string, Collections[N]][] {
    return [...this.#tables[name]];
  }

  put<N extends Name>(name: N, id: string, value: Collections[N]): void {
    this.#tables[name].set(id, value);
    this.#append({ in: name, id, is: value });
  }

  delete(name: Name, id: string): void {
    if (this.#tables[name].delete(id)) this.#append({ in: name, id });
  }

  clear(): void {
    this.#tables = emptyTables();
    this.#append({ cleared: true });
  }

  /** Resolves when every change made so far has been written to the operating system: it then survives a kill -9. */
  saved(): Promise<void> {
    return this.#gathering ?? this.#writing;
  }

  #append(entry: Entry): void {
    if (!this.#file) return;
    const file = this.#file;
    this.#lines.push(`${JSON.stringify(entry)}\n`);
    if (this.#gathering) return;
    this.#gathering = this.#writing.then(() => {
      const batch = this.#lines.join('');
      this.#lines = [];
      if (this.#gathering) this.#writing = this.#gathering;
      this.#gathering = undefined;
      return appendFile(file, batch, { mode: FILE_MODE });
    });
    // The error reaches the caller through saved().
    this.#gathering.catch(() => undefined);
  }

  #load(file: string): void {
    const text = readFileSync(file, 'utf8');
    const end = text.lastIndexOf('\n') + 1;
    const lines = text.slice(0, end).split('\n').slice(0, -1);
    for (const line of lines) this.#replay(JSON.parse(line) as Entry);
    const current = this.#everything();
    if (end < text.length || current.length < lines.length) this.#rewrite(file, current);
  }

  #replay(entry: Entry): void {
    if ('cleared' in entry) {
      this.#tables = emptyTables();
      return;
    }
    const table = this.#tables[entry.in] as Map<string, unknown>;
    if (entry.is === undefined) table.delete(entry.id);
    else table.set(entry.id, entry.is);
  }

  #everything(): Entry[] {
    const names = Object.keys(this.#tables) as Name[];
    return names.flatMap((name) => [...this.#tables[name]].map(([id, is]) => ({ in: name, id, is })));
  }

  #rewrite(file: string, entries: Entry[]): void {
    const temporary = `${file}.tmp`;
    const handle = openSync(temporary, 'w', FILE_MODE);
    for (const entry of entries) writeFileSync(handle, `${JSON.stringify(entry)}\n`);
    fsyncSync(handle);
    closeSync(handle);
    renameSync(temporary, file);
  }
}
