import type { LetterFault } from './letter-text';

/** Of quotations and lists in one another. No letter has more, and a tree without a bottom cannot be drawn. */
export const MAX_DEPTH = 8;

// The parser takes time with the square of each of these: 20,000 characters can hold it, and the server with it, for six seconds.
const MAX_LINES = 1_000;
const MAX_MARKS = 2_000;

const CONTAINERS = /^(?:[ \t]*(?:>|[-+*](?=\s|$)|\d{1,9}[.)](?=\s|$)))+/;
const CONTAINER = />|[-+*]|\d+[.)]/g;
const RULE = /^\s*([-*])(?:[ \t]*\1)+\s*$/;

/** What a text has too much of to be parsed, before it is. Null for any letter. In linear time. */
export function tooMuchToParse(markdown: string): LetterFault | null {
  const lines = markdown.split(/\r\n|\n|\r/);
  if (lines.length > MAX_LINES) return { kind: 'manyLines', line: MAX_LINES + 1 };
  const nested = lines.findIndex((line) => containersOf(line) > MAX_DEPTH);
  if (nested >= 0) return { kind: 'nested', line: nested + 1 };
  let marks = 0;
  const full = lines.findIndex((line) => {
    marks += line.match(/[*_[\]]/g)?.length ?? 0;
    return marks > MAX_MARKS;
  });
  return full >= 0 ? { kind: 'manyMarks', line: full + 1 } : null;
}

/** How many quotations and lists begin in this line, one in another. */
function containersOf(line: string): number {
  if (RULE.test(line)) return 0;
  return CONTAINERS.exec(line)?.[0].match(CONTAINER)?.length ?? 0;
}
