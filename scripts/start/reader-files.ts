import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = join('node_modules', 'pdfjs-dist');
const SERVED = join('public', 'lector');
/** What the worker of the reader is, and what it loads for a page. */
const FILES = {
  [join('legacy', 'build', 'pdf.worker.min.mjs')]: 'pdf.worker.min.mjs',
  cmaps: 'cmaps',
  standard_fonts: 'standard_fonts',
  [join('wasm', 'openjpeg_nowasm_fallback.js')]: join('wasm', 'openjpeg_nowasm_fallback.js'),
};

/** Puts what pdf.js loads by address where this site serves it, below its version. */
export function copyReaderFiles(): void {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  rmSync(SERVED, { recursive: true, force: true });
  for (const [from, to] of Object.entries(FILES)) {
    cpSync(join(PACKAGE, from), join(SERVED, version, to), { recursive: true });
  }
}
