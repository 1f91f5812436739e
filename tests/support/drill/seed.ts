import { randomInt } from 'node:crypto';

/** A fixed seed unless the variable gives another one: a number, or `random`, which chooses and prints one, for nightly runs. */
export function seedOf(variable: 'CRASH_SEED' | 'FUZZ_SEED' | 'MIXED_SEED', fixed: number): number {
  const wanted = process.env[variable];
  if (!wanted) return fixed;
  const seed = wanted === 'random' ? randomInt(2 ** 31) : Number(wanted);
  if (!Number.isInteger(seed)) throw new Error(`${variable} is neither a whole number nor "random": ${wanted}`);
  if (wanted === 'random') process.stdout.write(`${variable}=${seed}\n`);
  return seed;
}
