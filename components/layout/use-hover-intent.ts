import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';

/** Milliseconds: a pointer on its way elsewhere opens nothing, one that cuts a corner closes nothing. */
const OPENS_AFTER = 120;
const CLOSES_AFTER = 260;

/** Opens a popover when a mouse rests on its surroundings, and closes again what only the mouse had opened. */
export function useHoverIntent(popover: RefObject<HTMLElement | null>) {
  const timer = useRef<number>(undefined);
  const openedByMouse = useRef(false);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  function later(milliseconds: number, act: () => void) {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(act, milliseconds);
  }

  return {
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      later(OPENS_AFTER, () => {
        if (popover.current?.matches(':popover-open')) return;
        openedByMouse.current = true;
        popover.current?.showPopover();
      });
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      later(CLOSES_AFTER, () => {
        if (openedByMouse.current && !popover.current?.contains(document.activeElement)) popover.current?.hidePopover();
      });
    },
    /** A click on what the mouse has just opened keeps it open. True when it did. */
    keep(): boolean {
      window.clearTimeout(timer.current);
      const kept = openedByMouse.current && popover.current?.matches(':popover-open');
      openedByMouse.current = false;
      return Boolean(kept);
    },
  };
}
