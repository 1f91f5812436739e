import { loadCode } from '@/components/shared/browser/load-code';
import { contentOf, contentRefusalOf } from '@/lib/private/inspection/content';
import { itemKind } from '@/lib/private/items/item-head';
import { canvasFor, type FileRead, LONGEST_TEXT, type OpenedFile } from './opened-file';
import { WorkerMissing, watchWorker } from './watch-worker';

const loadPdf = () => import('./pdf');

/** Opens a file to be shown, by what its name says. `signal` ends what works on it. */
export async function openFile(file: FileRead, password: string | null, signal: AbortSignal): Promise<OpenedFile> {
  try {
    return await open(file, password, signal);
  } catch (error) {
    return { kind: error instanceof WorkerMissing ? 'unloaded' : 'unshown' };
  }
}

async function open(file: FileRead, password: string | null, signal: AbortSignal): Promise<OpenedFile> {
  const kind = itemKind(file.name);
  switch (kind) {
    case 'pdf': {
      const { openPdf } = await loadCode(loadPdf).catch(() => Promise.reject(new WorkerMissing()));
      return openPdf(file, password, signal);
    }
    case 'docx':
      return shownText(await wordText(file, signal), true);
    case 'txt':
      return shownText(new TextDecoder('utf-8', { fatal: true }).decode(file.content), false);
    case 'png':
    case 'jpg':
    case 'jpeg':
      // Too many pixels take all of the memory.
      return (await contentRefusalOf(kind, contentOf(file.content))) ? { kind: 'unshown' } : openPicture(file);
    default:
      return { kind: 'unshown' };
  }
}

function shownText(text: string, isWord: boolean): OpenedFile {
  return { kind: 'text', text: text.slice(0, LONGEST_TEXT), isCut: text.length > LONGEST_TEXT, isWord };
}

/** Asks a worker of its own, which may need a gigabyte for a small file. */
async function wordText({ content }: FileRead, signal: AbortSignal): Promise<string> {
  const worker = new Worker(new URL('./word-worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<string | null>((resolve) => {
    worker.addEventListener('message', ({ data }) => resolve(data));
  });
  const { buffer } = content.slice();
  worker.postMessage(buffer, [buffer]);
  const text = await watchWorker(worker, signal).during(answer);
  worker.terminate();
  if (text === null) throw new Error('It is no Word document');
  return text;
}

async function openPicture({ content }: FileRead): Promise<OpenedFile> {
  // The policy of the page refuses pictures of a blob as elements.
  const bitmap = await createImageBitmap(new Blob([content]));
  async function draw(scale: number): Promise<HTMLCanvasElement> {
    const { canvas } = canvasFor(bitmap, scale);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return canvas;
  }
  const { width, height } = bitmap;
  const sheet = async () => ({ width, height, links: [], draw, words: null });
  return { kind: 'pages', pages: { count: 1, sheet, text: null } };
}
