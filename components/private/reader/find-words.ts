import type { Pages } from './opened-file';

/** Small letters without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The first page with this text, from `from` on and then from the beginning; null without one. */
export async function findPage({ count, text }: Pages, wanted: string, from: number): Promise<number | null> {
  for (let step = 0; step < count; step++) {
    const number = ((from - 1 + step) % count) + 1;
    if (text && plain(await text(number)).includes(plain(wanted))) return number;
  }
  return null;
}

/** Marks the text in the words of a page, and answers with the first place. */
export function markFound(words: HTMLElement, wanted: string): Element | null {
  const pieces = [...words.querySelectorAll('span, br')].filter(({ childElementCount }) => childElementCount === 0);
  const texts = pieces.map((piece) => (piece instanceof HTMLBRElement ? ' ' : plain(piece.textContent)));
  const [all, searched] = [texts.join(''), plain(wanted)];
  const places: [number, number][] = [];
  for (let at = all.indexOf(searched); searched && at >= 0; at = all.indexOf(searched, at + searched.length)) {
    places.push([at, at + searched.length]);
  }
  let end = 0;
  const marked = pieces.filter((piece, index) => {
    const start = end;
    end += texts[index]?.length ?? 0;
    const isFound = places.some(([from, to]) => from < end && to > start);
    piece.classList.toggle('hallado', isFound);
    return isFound;
  });
  return marked[0] ?? null;
}
