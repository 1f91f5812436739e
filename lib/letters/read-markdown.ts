import { fromMarkdown } from 'mdast-util-from-markdown';
import type { LetterBlock, LetterFault, LetterInline, LetterText } from './letter-view';

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root['children'][number];
type Children<Kind extends Node['type']> =
  Extract<Node, { type: Kind }> extends { children: infer List } ? List : never;
type Inline = Children<'paragraph'> extends (infer One)[] ? One : never;
type Item = Children<'list'> extends (infer One)[] ? One : never;

/** References and indented code are read as the text that they are. */
const EXTENSIONS = [{ disable: { null: ['definition', 'codeIndented'] } }];

/**
 * A tree of a closed list of kinds, made from CommonMark. Anything else, HTML first of all, becomes the text that was typed, and a
 * fault: no string of the author is ever markup, and no address is other than https or mailto.
 */
export function readMarkdown(markdown: string): LetterText {
  const fault = tooMuchToParse(markdown);
  if (fault) return { blocks: [plain(markdown)], faults: [fault] };
  const faults: LetterFault[] = [];
  const { children } = fromMarkdown(markdown, { extensions: EXTENSIONS });
  return { blocks: children.flatMap((node) => blocksOf(node, faults, MAX_DEPTH)), faults };
}

function blocksOf(node: Node | Item, faults: LetterFault[], depth: number): LetterBlock[] {
  if (depth === 0) {
    // Once: what is in it is deeper still.
    if (!faults.some(({ kind }) => kind === 'nested')) note(faults, 'nested', node);
    return [];
  }
  switch (node.type) {
    case 'heading':
      return [{ kind: 'heading', level: node.depth < 3 ? 2 : 3, children: inlinesOf(node.children, faults) }];
    case 'paragraph':
      return [{ kind: 'paragraph', children: inlinesOf(node.children, faults) }];
    case 'blockquote':
      return [{ kind: 'quote', children: node.children.flatMap((child) => blocksOf(child, faults, depth - 1)) }];
    case 'list': {
      const items = node.children.map((item) => item.children.flatMap((child) => blocksOf(child, faults, depth - 1)));
      return [{ kind: 'list', start: node.ordered ? (node.start ?? 1) : null, items }];
    }
    case 'thematicBreak':
      return [{ kind: 'rule' }];
    case 'html':
    case 'code':
      note(faults, node.type, node);
      return [plain(node.value)];
    default:
      return [];
  }
}

function plain(text: string): LetterBlock {
  return { kind: 'paragraph', children: [{ kind: 'text', text }] };
}

function inlinesOf(nodes: Inline[], faults: LetterFault[]): LetterInline[] {
  return nodes.flatMap((node) => inlineOf(node, faults));
}

function inlineOf(node: Inline, faults: LetterFault[]): LetterInline[] {
  switch (node.type) {
    case 'text':
      return [{ kind: 'text', text: node.value }];
    case 'break':
      return [{ kind: 'break' }];
    case 'strong':
    case 'emphasis':
      return [{ kind: node.type, children: inlinesOf(node.children, faults) }];
    case 'link': {
      const children = inlinesOf(node.children, faults);
      const href = safeAddress(node.url);
      if (href) return [{ kind: 'link', href, children }];
      note(faults, 'link', node);
      return children;
    }
    case 'image':
      note(faults, 'image', node);
      return node.alt ? [{ kind: 'text', text: node.alt }] : [];
    case 'html':
      note(faults, 'html', node);
      return [{ kind: 'text', text: node.value }];
    case 'inlineCode':
      note(faults, 'code', node);
      return [{ kind: 'text', text: node.value }];
    default:
      return [];
  }
}

/** Returns the address as a browser reads it, so that no spelling of another scheme gets through; null for any other. */
function safeAddress(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, href, username, password } = new URL(url);
  const isSafe = protocol === 'mailto:' || (protocol === 'https:' && !username && !password);
  return isSafe ? href : null;
}

function note(faults: LetterFault[], kind: LetterFault['kind'], node: Node | Inline): void {
  faults.push({ kind, line: node.position?.start.line ?? 1 });
}

/** Limits quotations and lists in one another. No letter has more, and a tree without a bottom cannot be drawn. */
const MAX_DEPTH = 8;

// The parser takes time with the square of each of these: 20,000 characters can hold it, and the server with it, for six seconds.
const MAX_LINES = 1_000;
const MAX_MARKS = 2_000;

const CONTAINERS = /^(?:[ \t]*(?:>|[-+*](?=\s|$)|\d{1,9}[.)](?=\s|$)))+/;
const CONTAINER = />|[-+*]|\d+[.)]/g;
const RULE = /^\s*([-*])(?:[ \t]*\1)+\s*$/;

/** What a text has too much of to be parsed, before it is. Null for any letter. In linear time. */
function tooMuchToParse(markdown: string): LetterFault | null {
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
