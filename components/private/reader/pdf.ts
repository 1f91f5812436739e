import {
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
  PixelsPerInch,
  TextLayer,
  VerbosityLevel,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { MAX_PIXELS } from '@/lib/private/inspection/image-pixels';
import { canvasFor, type FileRead, type OpenedFile, type Sheet, type SheetLink } from './opened-file';
import { type WatchedWorker, watchWorker } from './watch-worker';

/** Copied from pdfjs-dist by scripts/start/reader-files.ts. */
const FILES = `/lector/${version}/`;

/** Runs nothing of it: no scripts, no forms of XFA, no code made from it. */
export async function openPdf(
  { content }: FileRead,
  password: string | null,
  signal: AbortSignal,
): Promise<OpenedFile> {
  const port = new Worker(`${FILES}pdf.worker.min.mjs`, { type: 'module' });
  const watched = watchWorker(port, signal);
  const task = getDocument({
    // It is handed over.
    data: content.slice(),
    ...(password !== null && { password }),
    worker: PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS }),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    enableXfa: false,
    useWasm: false,
    useSystemFonts: false,
    maxImageSize: MAX_PIXELS,
    cMapUrl: `${FILES}cmaps/`,
    standardFontDataUrl: `${FILES}standard_fonts/`,
    wasmUrl: `${FILES}wasm/`,
  });
  try {
    const document = await watched.during(task.promise);
    return {
      kind: 'pages',
      pages: {
        count: document.numPages,
        sheet: (number) => watched.during(sheetOf(document, number, watched)),
        text: (number) => watched.during(textOf(document, number)),
      },
    };
  } catch (error) {
    port.terminate();
    if (!(error instanceof Error) || error.name !== 'PasswordException') throw error;
    return { kind: 'locked', isWrong: password !== null };
  }
}

async function sheetOf(document: PDFDocumentProxy, number: number, watched: WatchedWorker): Promise<Sheet> {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: PixelsPerInch.PDF_TO_CSS_UNITS });
  return {
    width,
    height,
    links: await linksOf(document, page),
    draw: (scale, signal) => watched.during(draw(page, scale, { signal, hear: watched.hear })),
    words: (scale) => watched.during(layWords(page, scale)),
  };
}

type Drawing = { signal: AbortSignal; hear: () => void };

async function draw(page: PDFPageProxy, wanted: number, { signal, hear }: Drawing): Promise<HTMLCanvasElement> {
  const { canvas, scale } = canvasFor(page.getViewport({ scale: PixelsPerInch.PDF_TO_CSS_UNITS }), wanted);
  const task = page.render({ canvas, viewport: page.getViewport({ scale: scale * PixelsPerInch.PDF_TO_CSS_UNITS }) });
  task.onContinue = (goOn: () => void) => {
    hear();
    goOn();
  };
  signal.addEventListener('abort', () => task.cancel());
  await task.promise;
  return canvas;
}

async function layWords(page: PDFPageProxy, scale: number): Promise<HTMLElement> {
  const viewport = page.getViewport({ scale: scale * PixelsPerInch.PDF_TO_CSS_UNITS });
  const container = document.createElement('div');
  container.className = 'palabras';
  container.style.setProperty('--total-scale-factor', String(viewport.scale));
  await new TextLayer({ textContentSource: page.streamTextContent(), container, viewport }).render();
  return container;
}

async function textOf(document: PDFDocumentProxy, number: number): Promise<string> {
  const { items } = await (await document.getPage(number)).getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
}

/** Schemes of addresses that a link may have. */
const SCHEMES = ['http:', 'https:', 'mailto:'];

/** Nothing else that lies on a page acts. */
async function linksOf(document: PDFDocumentProxy, page: PDFPageProxy): Promise<SheetLink[]> {
  const viewport = page.getViewport({ scale: 1 });
  const annotations = await page.getAnnotations();
  return annotations.flatMap(({ subtype, rect, url, dest }): SheetLink[] => {
    const outside = url ? new URL(url) : null;
    const address = outside && SCHEMES.includes(outside.protocol) ? outside.href : null;
    if (subtype !== 'Link' || !(address || dest)) return [];
    const [x1, y1, x2, y2] = viewport.convertToViewportRectangle(rect);
    const box = {
      left: percent(Math.min(x1, x2) / viewport.width),
      top: percent(Math.min(y1, y2) / viewport.height),
      width: percent(Math.abs(x2 - x1) / viewport.width),
      height: percent(Math.abs(y2 - y1) / viewport.height),
    };
    return [{ box, address, page: () => pageOf(document, dest) }];
  });
}

const percent = (part: number) => `${100 * part}%`;

async function pageOf(document: PDFDocumentProxy, dest: unknown): Promise<number | null> {
  const place = typeof dest === 'string' ? await document.getDestination(dest) : dest;
  const page: unknown = Array.isArray(place) ? place[0] : null;
  if (typeof page === 'number') return page < document.numPages ? page + 1 : null;
  return isReference(page) ? 1 + (await document.getPageIndex(page)) : null;
}

function isReference(value: unknown): value is { num: number; gen: number } {
  return typeof value === 'object' && value !== null && 'num' in value && 'gen' in value;
}
