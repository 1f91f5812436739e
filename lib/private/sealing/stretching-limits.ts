import type { Stretching } from './stretch-phrase';

/** The least that was ever used here, and more than a browser does in a while. */
export const STRETCHING_LIMITS = {
  memoryKiB: { least: 19 * 1024, most: 1024 * 1024 },
  passes: { least: 2, most: 50 },
} as const;

/** base64url of 16 bytes. */
export const STRETCHING_SALT = /^[\w-]{22}$/;

/** How a phrase is stretched comes from the server: with less, what proves the phrase would give it away; with more, a browser would stop. */
export function isWithinLimits({ kind, salt, memoryKiB, passes }: Stretching): boolean {
  const { memoryKiB: memory, passes: times } = STRETCHING_LIMITS;
  const isWhole = Number.isInteger(memoryKiB) && Number.isInteger(passes);
  const isMemory = memoryKiB >= memory.least && memoryKiB <= memory.most;
  return (
    kind === 'argon2id' &&
    STRETCHING_SALT.test(salt) &&
    isWhole &&
    isMemory &&
    passes >= times.least &&
    passes <= times.most
  );
}
