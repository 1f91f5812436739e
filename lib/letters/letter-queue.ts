/** Letters are sent one after another, by one server at a time. */
export const LETTER_QUEUE = 'letters';

export function letterKey(letterId: string): string {
  return `letter/${letterId}`;
}
