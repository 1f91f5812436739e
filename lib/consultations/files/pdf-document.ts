import 'server-only';
import { createInflate } from 'node:zlib';
import type { FileRefusal } from '../file-rules';

const END_OF_NAME = String.raw`(?=[\s\0/<>[\](){}%]|$)`;
/** What runs, opens or unpacks something. Long enough to occur in no compressed data by chance. */
const ACTIVE = new RegExp(`/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition)${END_OF_NAME}`);
/** Short: only for what is no compressed data. */
const SCRIPT = new RegExp(`/JS${END_OF_NAME}`);
/** The dictionary of a stream that holds objects. */
const OBJECTS = new RegExp(`/(?:ObjStm|First)${END_OF_NAME}`);
const STREAM = /(?<!end)stream(?:\r\n|\n|\r)/g;

const MAX_STREAMS = 100_000;
const MAX_DICTIONARY = 16 * 1024;
/** Bytes of all object streams together; they hold no pictures. */
const MAX_INFLATED = 64 * 1024 * 1024;
/** Object streams that share their content would be read again and again. */
const MAX_READINGS = 4;

/** `active` if a script, a program, an attachment or a medium is found in its objects, compressed ones included. */
export async function judgePdf(bytes: Buffer): Promise<FileRefusal | null> {
  const text = bytes.toString('latin1');
  if (ACTIVE.test(unescaped(text))) return 'active';
  let outsideSince = 0;
  let streams = 0;
  const left = { output: MAX_INFLATED, input: MAX_READINGS * bytes.length };
  for (const { index, 0: keyword } of text.matchAll(STREAM)) {
    streams += 1;
    if (streams > MAX_STREAMS) return 'bomb';
    if (index >= outsideSince) {
      if (SCRIPT.test(unescaped(text.slice(outsideSince, index)))) return 'active';
      outsideSince = endOfStream(text, index);
    }
    const dictionary = dictionaryBefore(text, index);
    if (!OBJECTS.test(dictionary)) continue;
    const begin = index + keyword.length;
    const refusal = isPlain(dictionary)
      ? activeIn(text.slice(begin, endOfStream(text, begin)))
      : await judgeObjects(bytes.subarray(begin), dictionary, left);
    if (refusal) return refusal;
  }
  return SCRIPT.test(unescaped(text.slice(outsideSince))) ? 'active' : null;
}

function activeIn(text: string): FileRefusal | null {
  const names = unescaped(text);
  return ACTIVE.test(names) || SCRIPT.test(names) ? 'active' : null;
}

/** `#4a` in a name stands for `J`. */
function unescaped(text: string): string {
  return text.replace(/#([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

function endOfStream(text: string, from: number): number {
  const end = text.indexOf('endstream', from);
  return end < 0 ? text.length : end;
}

/** What stands between the last `obj` that is in no comment and the keyword. */
function dictionaryBefore(text: string, keyword: number): string {
  const window = text.slice(Math.max(0, keyword - MAX_DICTIONARY), keyword);
  let at = window.lastIndexOf('obj');
  while (at > 0 && isComment(window, at)) at = window.lastIndexOf('obj', at - 1);
  return unescaped(window.slice(Math.max(0, at)));
}

function isComment(text: string, at: number): boolean {
  const line = Math.max(text.lastIndexOf('\n', at), text.lastIndexOf('\r', at));
  return text.slice(line + 1, at).includes('%');
}

function isPlain(dictionary: string): boolean {
  return !/\/F(?:ilter)?\b/.test(dictionary);
}

/** Object streams are deflated by every program; what is packed otherwise was made to be overlooked. */
function isDeflated(dictionary: string): boolean {
  const filter = /\/Filter\s*(\[[^\]]*\]|\/[A-Za-z]+)/.exec(dictionary)?.[1]?.match(/[A-Za-z]+/g) ?? [];
  return filter.join() === 'FlateDecode' && !/\/Predictor\s+(?!1\b)/.test(dictionary);
}

type Budget = { output: number; input: number };

async function judgeObjects(bytes: Buffer, dictionary: string, left: Budget): Promise<FileRefusal | null> {
  if (!isDeflated(dictionary)) return 'active';
  const { content, inputBytes } = await inflate(bytes, left.output);
  left.output -= content.length;
  left.input -= inputBytes;
  if (left.output <= 0 || left.input <= 0) return 'bomb';
  return activeIn(content.toString('latin1'));
}

/** The deflated data at the beginning, as far as it can be read, at most about `limit` bytes. What follows it is ignored. */
function inflate(bytes: Buffer, limit: number): Promise<{ content: Buffer; inputBytes: number }> {
  return new Promise((resolve) => {
    const inflating = createInflate();
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = () => {
      resolve({ content: Buffer.concat(chunks), inputBytes: inflating.bytesWritten });
      inflating.destroy();
    };
    inflating.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > limit) settle();
    });
    inflating.once('end', settle);
    inflating.once('error', settle);
    inflating.end(bytes);
  });
}
