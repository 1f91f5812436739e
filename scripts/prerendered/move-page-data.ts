import { createHash } from 'node:crypto';
import { leaveOutStill } from './leave-out-still';
import { runningInlineScripts } from './running-inline-scripts';

/** `path` is below `/_next/`. */
type StaticFile = { path: string; content: string };

const BOOTSTRAP = '(self.__next_f=self.__next_f||[]).push([0])';
const TEXT = /^self\.__next_f\.push\((\[1,"[\s\S]*"\])\)$/;

/**
 * Moves the inline scripts of a prerendered page, React's data for hydration and the call that starts Next, into one file. It may
 * run before or after other scripts: the call comes last and waits for them. Without the file Next does not start.
 */
export function movePageData(html: string): { html: string; file: StaticFile } {
  const [start, ...data] = runningInlineScripts(html);
  const [bootstrap, ...chunks] = data.map(({ text }) => text.replace(/;?\s*$/, ''));
  if (!start?.text.includes('TURBOPACK') || bootstrap !== BOOTSTRAP) throw unknownScripts();
  // Next reads the chunks as one stream.
  const stream = leaveOutStill(chunks.map(textOf).join(''));
  const content = `${BOOTSTRAP};\nself.__next_f.push([1,${singleQuoted(stream)}]);\n${start.text}\n`;
  const hash = createHash('sha256').update(content).digest();
  const path = `static/page-data/${hash.toString('hex').slice(0, 16)}.js`;
  const element = `<script src="/_next/${path}" async="" integrity="sha256-${hash.toString('base64')}"></script>`;
  const withoutData = data.reduce((page, script) => page.replace(script.element, ''), html);
  return { html: withoutData.replace(start.element, element), file: { path, content } };
}

function textOf(script: string): string {
  const [, entry] = TEXT.exec(script) ?? [];
  if (!entry) throw unknownScripts();
  const [, text] = JSON.parse(entry);
  return text;
}

/** The data is full of double quotes: unescaped, they are a twentieth of the compressed file less. */
function singleQuoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function unknownScripts(): Error {
  return new Error('The inline scripts of this build of Next are not the ones that the page data is made from.');
}
