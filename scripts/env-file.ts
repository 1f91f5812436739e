import { existsSync } from 'node:fs';
import { loadEnvFile as load } from 'node:process';

/** Reads `.env`, if there is one. What the environment already says wins. */
export function loadEnvFile(): void {
  if (existsSync('.env')) load('.env');
}
