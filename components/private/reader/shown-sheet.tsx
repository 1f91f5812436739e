import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { markFound } from './find-words';
import type { Pages, Sheet, SheetLink } from './opened-file';

type Props = {
  pages: Pages;
  number: number;
  name: string;
  /** Pixels that it may be wide at full size. */
  room: number;
  size: number;
  /** The text that is marked; empty for none. */
  wanted: string;
  onPage: (number: number) => void;
  onFailed: () => void;
};

/** A page, with its words and its links over the drawing. The one before it stays until it is drawn. */
export function ShownSheet({ pages, number, name, room, size, wanted, onPage, onFailed }: Props) {
  const t = useTranslations('FileReader');
  const drawing = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLElement | null>(null);
  const [shown, setShown] = useState<{ sheet: Sheet; number: number; width: number } | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const show = async () => {
      const sheet = await pages.sheet(number);
      const width = Math.round(Math.min(room, sheet.width) * size);
      const canvas = await sheet.draw((width / sheet.width) * devicePixelRatio, ending.signal);
      const laid = (await sheet.words?.(width / sheet.width)) ?? null;
      if (ending.signal.aborted) return;
      canvas.className = 'block w-full';
      label(canvas, laid, t('sheet', { name, page: number, count: pages.count }));
      drawing.current?.replaceChildren(canvas, ...(laid ? [laid] : []));
      words.current = laid;
      setAddress(null);
      setShown({ sheet, number, width });
    };
    show().catch(() => ending.signal.aborted || onFailed());
    return () => ending.abort();
  }, [pages, number, room, size, name, t, onFailed]);
  useEffect(() => {
    if (shown && words.current) markFound(words.current, wanted)?.scrollIntoView({ block: 'center' });
  }, [shown, wanted]);
  async function follow(link: SheetLink) {
    setAddress(link.address);
    const page = link.address ? null : await link.page().catch(() => null);
    if (page) onPage(page);
  }
  return (
    <>
      {address && (
        <p role="status" className="mb-4 bg-cielo p-4 wrap-anywhere">
          {t('leads')}{' '}
          <a href={address} target="_blank" rel="noopener noreferrer" className="enlace">
            {address}
          </a>
        </p>
      )}
      <section
        aria-label={t('sheet', { name, page: number, count: pages.count })}
        aria-busy={shown?.number !== number}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        className="overflow-x-auto"
      >
        <div className="relative mx-auto bg-papel" style={{ width: shown?.width }}>
          <div ref={drawing} />
          {shown?.sheet.links.map((link) => (
            <button
              key={JSON.stringify(link.box)}
              type="button"
              aria-label={link.address ? t('link', { address: link.address }) : t('inside')}
              className="absolute min-h-6 min-w-6 cursor-pointer hover:bg-azafran/30"
              style={link.box}
              onClick={() => follow(link)}
            />
          ))}
        </div>
      </section>
    </>
  );
}

/** A page without words is a picture for a screen reader. */
function label(canvas: HTMLCanvasElement, words: HTMLElement | null, text: string): void {
  if (words?.textContent) {
    canvas.ariaHidden = 'true';
    return;
  }
  canvas.role = 'img';
  canvas.ariaLabel = text;
}
