const BEGINNING = 'age-encryption.org/v1\n';

/** We seal for two at most. Whoever opens a file tries every recipient that it lists: twenty thousand take a quarter of a minute. */
const MOST_RECIPIENTS = 8;

/** Bytes that `beginsSealed` needs: the header of a file with so many recipients is shorter. */
export const SEALED_BEGINNING_LENGTH = 1024;

/** Matches the first bytes of an age file with few recipients. More can be told of it only with its key. */
export function beginsSealed(head: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(head.subarray(0, SEALED_BEGINNING_LENGTH));
  const [header = '', afterHeader] = text.split('\n---', 2);
  return (
    header.startsWith(BEGINNING) && afterHeader !== undefined && header.split('\n-> ').length - 1 <= MOST_RECIPIENTS
  );
}
