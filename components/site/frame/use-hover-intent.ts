import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';

/** Delays that ignore a pointer passing over, or leaving for a moment. */
const OPEN_DELAY_MS = 120;
const CLOSE_DELAY_MS = 260;

/** Opens a popover on mouse hover, and closes it again if hover opened it. */
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
      later(OPEN_DELAY_MS, () => {
        if (popover.current?.matches(':popover-open')) return;
        openedByMouse.current = true;
        popover.current?.showPopover();
      });
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      later(CLOSE_DELAY_MS, () => {
        if (openedByMouse.current && !popover.current?.contains(document.activeElement)) popover.current?.hidePopover();
      });
    },
    /** A click keeps a popover open that hover has just opened. Returns whether it did. */
    keep(): boolean {
      window.clearTimeout(timer.current);
      const kept = openedByMouse.current && popover.current?.matches(':popover-open');
      openedByMouse.current = false;
      return Boolean(kept);
    },
  };
}
