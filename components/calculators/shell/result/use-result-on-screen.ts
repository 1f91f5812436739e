import { useEffect } from 'react';
import { bringIntoView } from '@/components/shared/browser/bring-into-view';
import { addToFragment } from '@/lib/calculators/input/fragment';

/** Milliseconds until the address carries a result. After a change longer: Safari refuses more than 100 addresses in 30 s. */
const ADDRESS_DELAY = { press: 50, link: 50, change: 400 } as const;

type Shown = { values: Readonly<Record<string, string>>; cause: keyof typeof ADDRESS_DELAY; asked: number };

/** After a calculation: the address restores it, and a figure that was asked for, by its id, is brought into view. */
export function useResultOnScreen(calculated: Shown | undefined, figureId: string): void {
  useEffect(() => {
    if (!calculated) return;
    const { values, cause } = calculated;
    // After the result is painted: the router reacts to address changes and would delay the paint.
    const timer = setTimeout(
      () => history.replaceState(null, '', addToFragment(location.hash, values)),
      ADDRESS_DELAY[cause],
    );
    return () => clearTimeout(timer);
  }, [calculated]);

  const cause = calculated?.cause;
  const asked = calculated?.asked;
  useEffect(() => {
    if (asked === undefined || cause === 'change') return;
    // In the next frame: measuring now would force a layout before the paint. With a link, also when coming back to the page,
    // the reader may already be below the figure. A change that follows at once does not take this back.
    requestAnimationFrame(() =>
      bringIntoView(document.getElementById(figureId), cause === 'link' ? ['below'] : undefined),
    );
  }, [asked, cause, figureId]);
}
