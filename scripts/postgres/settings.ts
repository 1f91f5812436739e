import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findFreePort, isPortFree } from '../ports';

const settingsSchema = z.object({ port: z.int(), password: z.string() });
type ServerSettings = z.output<typeof settingsSchema>;

export const USER = 'postgres';
const SETTINGS_FILE = 'postgres.json';

export function readSettings(directory: string): ServerSettings | undefined {
  const file = join(directory, SETTINGS_FILE);
  return existsSync(file) ? settingsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

function writeSettings(directory: string, settings: ServerSettings): void {
  const file = join(directory, SETTINGS_FILE);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(settings), { mode: 0o600 });
  renameSync(draft, file);
}

/** The stored port if it is free, and the password of the first start. */
export async function settingsForStart(directory: string): Promise<ServerSettings> {
  const known = readSettings(directory);
  if (known && (await isPortFree(known.port))) return known;
  const settings = {
    port: await findFreePort(),
    password: known?.password ?? randomBytes(24).toString('base64url'),
  };
  writeSettings(directory, settings);
  return settings;
}

export function databaseUrl({ port, password }: ServerSettings, database: string): string {
  return `postgresql://${USER}:${password}@127.0.0.1:${port}/${database}`;
}
