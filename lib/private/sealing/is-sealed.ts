const BEGINNING = new TextEncoder().encode('age-encryption.org/v1\n');

/** Bytes that `beginsSealed` needs. */
export const SEALED_BEGINNING_LENGTH = BEGINNING.length;

/** Whether the first bytes are those of an age file. More can be told of it only with its key. */
export function beginsSealed(head: Uint8Array): boolean {
  return BEGINNING.every((byte, index) => head[index] === byte);
}
