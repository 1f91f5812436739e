import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useWidth } from '@/components/shared/browser/use-width';
import { Arrow } from '@/components/shared/ui/button';
import { SmallButton } from '../small-button';
import { useAttempt } from '../use-attempt';
import { findPage } from './find-words';
import type { Pages } from './opened-file';
import { printSheets } from './print-sheets';
import { ShownSheet } from './shown-sheet';
import { useSize } from './size-buttons';

type Props = { name: string; pages: Pages; signal: AbortSignal; onFailed: () => void };

/** More pages on paper take too much memory. */
const MOST_PRINTED = 60;
/** 144 dots an inch. */
const PRINTED_SCALE = 1.5;

/** One page at a time, with what turns, enlarges, searches and prints them. */
export function ShownPages({ name, pages, signal, onFailed }: Props) {
  const t = useTranslations('FileReader');
  const { count } = pages;
  const [number, setNumber] = useState(1);
  const { size, buttons } = useSize();
  const [room, width] = useWidth<HTMLDivElement>();
  const [found, setFound] = useState<{ wanted: string; page: number | null } | null>(null);
  const searching = useAttempt((wanted: string) => find(wanted));
  const printing = useAttempt(() => printPages(pages, signal));
  const turn = (to: number) => setNumber(Math.min(Math.max(to, 1), count));
  async function find(wanted: string) {
    const isSame = found?.wanted === wanted && found.page === number;
    const page = await findPage(pages, wanted, isSame ? number + 1 : number);
    setFound({ wanted, page });
    if (page) setNumber(page);
  }
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('wanted')).trim();
    if (wanted !== '') searching.mutate(wanted);
  }
  return (
    <>
      <section
        aria-label={t('bar')}
        className="flex flex-wrap items-center gap-x-6 gap-y-3 bg-arena sm:sticky sm:top-0 sm:z-10 sm:-mx-6 sm:px-6 sm:py-3"
      >
        {count > 1 && (
          <div className="flex flex-wrap items-center gap-2">
            <SmallButton aria-label={t('previous')} disabled={number === 1} onClick={() => turn(number - 1)}>
              <span className="rotate-180">
                <Arrow />
              </span>
            </SmallButton>
            <p aria-live="polite" className="tabular-nums">
              {t('position', { page: number, count })}
            </p>
            <SmallButton aria-label={t('next')} disabled={number === count} onClick={() => turn(number + 1)}>
              <Arrow />
            </SmallButton>
          </div>
        )}
        {buttons}
        {pages.text && (
          <form className="flex min-w-0 grow basis-[min(16rem,100%)] flex-wrap gap-2" onSubmit={search}>
            <input
              name="wanted"
              type="search"
              aria-label={t('search')}
              placeholder={t('search')}
              className="min-h-11 min-w-0 grow basis-32 respaldo-s border-[1.5px] border-b-2 border-borde border-b-tinta bg-papel px-3 py-1.5 text-tinta"
            />
            <SmallButton type="submit" isBusy={searching.isPending}>
              {t('find')}
            </SmallButton>
          </form>
        )}
        <SmallButton isBusy={printing.isPending} disabled={count > MOST_PRINTED} onClick={() => printing.mutate()}>
          {t(printing.isPending ? 'printing' : 'print')}
        </SmallButton>
      </section>
      {count > MOST_PRINTED && <p className="text-nota text-tinta-2">{t('tooLong', { count: MOST_PRINTED })}</p>}
      <p role="status" className={found ? 'font-bold' : 'sr-only'}>
        {found && (found.page ? t('found', { page: found.page }) : t('notFound'))}
      </p>
      <div ref={room} className="contain-inline-size">
        {width > 0 && (
          <ShownSheet
            pages={pages}
            number={number}
            name={name}
            room={width}
            size={size}
            wanted={found?.page === number ? found.wanted : ''}
            onPage={turn}
            onFailed={onFailed}
          />
        )}
      </div>
    </>
  );
}

async function printPages({ count, sheet }: Pages, signal: AbortSignal): Promise<void> {
  const drawn: HTMLElement[] = [];
  for (let number = 1; number <= count; number++) {
    const { draw } = await sheet(number);
    drawn.push(await draw(PRINTED_SCALE, signal));
  }
  printSheets(drawn, signal);
}
