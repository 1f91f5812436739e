import { createHash } from 'node:crypto';
import { runningInlineScripts } from './running-inline-scripts';

/** `path` is below `/_next/`. */
type StaticFile = { path: string; content: string };

/**
 * Moves the inline scripts of a prerendered page, React's data for hydration and the call that starts Next, into one file. It may
 * run before or after other scripts: the call comes last and waits for them. Without the file Next does not start.
 */
export function movePageData(html: string): { html: string; file: StaticFile } {
  const [start, ...data] = runningInlineScripts(html);
  if (!start?.text.includes('TURBOPACK') || !data.every(({ text }) => text.includes('self.__next_f'))) {
    throw new Error('The inline scripts of this build of Next are not the ones that the page data is made from.');
  }
  const content = [...data, start].map(({ text }) => `${text.replace(/;?\s*$/, '')};\n`).join('');
  const hash = createHash('sha256').update(content).digest();
  const path = `static/page-data/${hash.toString('hex').slice(0, 16)}.js`;
  const element = `<script src="/_next/${path}" async="" integrity="sha256-${hash.toString('base64')}"></script>`;
  const withoutData = data.reduce((page, script) => page.replace(script.element, ''), html);
  return { html: withoutData.replace(start.element, element), file: { path, content } };
}
