import { existsSync } from 'node:fs';
import { loadEnvFile as load } from 'node:process';

/** Reads `.env` if it exists. Variables that are already set win. */
export function loadEnvFile(): void {
  if (existsSync('.env')) load('.env');
}
