import { z } from 'zod';

/** A segment of an address as the id of a row; null if it cannot be one. */
export function rowId(segment: string): string | null {
  return z.uuid().safeParse(segment).data ?? null;
}
