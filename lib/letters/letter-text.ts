/** What a letter may consist of: nothing else reaches an e-mail. */
export type LetterInline =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'strong' | 'emphasis'; children: LetterInline[] }
  /** https or mailto. */
  | { kind: 'link'; href: string; children: LetterInline[] };

export type LetterBlock =
  | { kind: 'heading'; level: 2 | 3; children: LetterInline[] }
  | { kind: 'paragraph'; children: LetterInline[] }
  | { kind: 'quote'; children: LetterBlock[] }
  | { kind: 'list'; start: number | null; items: LetterBlock[][] }
  | { kind: 'rule' };

/** What was written and cannot be in a letter. `line` is counted from 1; the kinds after `code` are about how much there is of something. */
export type LetterFault = {
  kind: 'html' | 'image' | 'link' | 'code' | 'nested' | 'manyLines' | 'manyMarks';
  line: number;
};

export type LetterText = { blocks: LetterBlock[]; faults: LetterFault[] };
