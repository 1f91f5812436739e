'use client';

import { usePathname } from 'next/navigation';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { NavGroup } from '@/lib/content/navigation';
import { moveFocus, throughPanel } from './arrow-keys';
import { currentPage } from './current-page';
import { NavPanel } from './nav-panel';
import { useHoverIntent } from './use-hover-intent';

/**
 * A button and its panel. The panel is a native popover, so that it works before hydration and without JavaScript. After hydration
 * it also reacts to hover, arrow keys and focus.
 */
export function NavDropdown({ group, className }: { group: NavGroup; className: string }) {
  const pathname = usePathname();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // Undefined before hydration: the browser exposes a popover's state itself, and a stale attribute would contradict it.
  const [expanded, setExpanded] = useState<boolean>();
  const { keep, ...hover } = useHoverIntent(panel);
  const id = `menu-${group.id}`;
  const here = [...group.items, ...(group.all ? [group.all] : [])].some(({ href }) => currentPage(pathname, href));

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
        <span>{group.label}</span>
        <svg
          viewBox="0 0 10 7"
          aria-hidden="true"
          className="h-[7px] w-2.5 fill-none stroke-current stroke-2 transition-transform duration-300 ease-curva group-aria-expanded/trigger:rotate-180"
        >
          <path d="M1 1l4 4 4-4" />
        </svg>
      </button>
      <NavPanel ref={panel} id={id} group={group} pathname={pathname} onToggle={setExpanded} onChoose={close} />
    </li>
  );
}
