/** A file as it was sent. */
export type FileRead = { name: string; content: Uint8Array<ArrayBuffer> };

/** A link on a page; its box in parts of the page. `address`: outside the document; without one `page` finds where it leads. */
export type SheetLink = {
  box: { left: string; top: string; width: string; height: string };
  address: string | null;
  page: () => Promise<number | null>;
};

/** A page, in CSS pixels as it is at full size. */
export type Sheet = {
  width: number;
  height: number;
  links: readonly SheetLink[];
  draw: (scale: number, signal: AbortSignal) => Promise<HTMLCanvasElement>;
  /** Its words over the drawing, for screen readers, marking and searching. Null for a picture. */
  words: ((scale: number) => Promise<HTMLElement>) | null;
};

/** `text` of a page is searched. Null for a picture. */
export type Pages = {
  count: number;
  sheet: (number: number) => Promise<Sheet>;
  text: ((number: number) => Promise<string>) | null;
};

export type OpenedFile =
  | { kind: 'pages'; pages: Pages }
  | { kind: 'text'; text: string; isCut: boolean; isWord: boolean }
  | { kind: 'locked'; isWrong: boolean }
  | { kind: 'unshown' }
  | { kind: 'unloaded' };

/** More characters make a page slow. */
export const LONGEST_TEXT = 500_000;

const MOST_PIXELS = 16_000_000;
const LONGEST_SIDE = 16_384;

/** A canvas for a page at this scale, or at the largest at which browsers can draw it. */
export function canvasFor({ width, height }: Pick<Sheet, 'width' | 'height'>, scale: number) {
  const fitting = Math.min(scale, Math.sqrt(MOST_PIXELS / (width * height)), LONGEST_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(width * fitting));
  canvas.height = Math.max(1, Math.floor(height * fitting));
  return { canvas, scale: fitting };
}
