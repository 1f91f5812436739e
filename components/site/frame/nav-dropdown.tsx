'use client';

import { usePathname } from 'next/navigation';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { currentPage } from '@/components/shared/ui/current-page';
import { isOnLink } from '@/components/shared/ui/follow-page-links';
import { moveFocus, throughPanel } from './arrow-keys';

type Props = {
  id: string;
  label: string;
  /** Its pages, on which the button is marked. */
  hrefs: readonly string[];
  className: string;
  /** What the panel shows. */
  children: ReactNode;
};

/**
 * A button and its full-width panel below the header. The panel is a native popover, so that it works before hydration and without
 * JavaScript. After hydration it also reacts to hover, arrow keys and focus.
 */
export function NavDropdown({ id, label, hrefs, className, children }: Props) {
  const pathname = usePathname();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // Undefined before hydration: the browser exposes a popover's state itself, and a stale attribute would contradict it.
  const [expanded, setExpanded] = useState<boolean>();
  const { keep, ...hover } = useHoverIntent(panel);
  const here = hrefs.some((href) => currentPage(pathname, href));

  useEffect(() => setExpanded(panel.current?.matches(':popover-open') ?? false), []);

  function close() {
    panel.current?.hidePopover();
  }

  function onKeyDown(event: KeyboardEvent) {
    const open = panel.current?.matches(':popover-open');
    const links = [...(panel.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
      trigger.current?.focus();
    } else if (event.key === 'ArrowDown' && event.target === trigger.current) {
      event.preventDefault();
      panel.current?.showPopover();
      links[0]?.focus();
    } else if (event.key === 'ArrowUp' && event.target === links[0]) {
      event.preventDefault();
      trigger.current?.focus();
    } else if (moveFocus(event, links, throughPanel)) {
      event.stopPropagation();
    }
  }

  return (
    <li
      {...hover}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <button
        ref={trigger}
        type="button"
        popoverTarget={id}
        aria-expanded={expanded}
        aria-controls={id}
        aria-current={here ? 'true' : undefined}
        onClick={(event) => keep() && event.preventDefault()}
        className={`group/trigger gap-2 ${className}`}
      >
        <span>{label}</span>
        <svg
          viewBox="0 0 10 7"
          aria-hidden="true"
          className="h-[7px] w-2.5 fill-none stroke-current stroke-2 transition-transform duration-300 ease-curva group-aria-expanded/trigger:rotate-180"
        >
          <path d="M1 1l4 4 4-4" />
        </svg>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the controls are the links inside; the browser turns Enter on one into a click */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        onToggle={({ newState }) => setExpanded(newState === 'open')}
        onClick={(event) => isOnLink(event) && close()}
        className="nav-panel fixed inset-x-0 bottom-auto w-full overflow-y-auto overscroll-contain border-b-[1.5px] border-tinta bg-papel text-tinta sombra transition-opacity duration-150 starting:open:opacity-0"
      >
        {children}
      </div>
    </li>
  );
}

/** Delays that ignore a pointer passing over, or leaving for a moment. */
const OPEN_DELAY_MS = 120;
const CLOSE_DELAY_MS = 260;

/** Opens a popover on mouse hover, and closes it again if hover opened it. */
function useHoverIntent(popover: RefObject<HTMLElement | null>) {
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
