'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { isOnLink } from '@/components/shared/ui/follow-page-links';

const MENU_ID = 'menu-movil';

/**
 * The full-screen menu of narrow screens. Its button opens it as a popover before hydration and without JavaScript, and as a modal
 * dialog after hydration, for the browser's focus management. CSS locks the page's scroll while it is open.
 */
export function MobileMenu({
  texts,
  brand,
  children,
}: {
  texts: { menu: string; open: string; close: string };
  /** The logo in the menu's header. */
  brand: ReactNode;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const [expanded, setExpanded] = useState<boolean>();

  const open = useCallback(() => {
    dialog.current?.showModal();
    closeButton.current?.focus();
    setExpanded(true);
  }, []);

  function close() {
    if (dialog.current?.matches(':popover-open')) dialog.current.hidePopover();
    else dialog.current?.close();
  }

  useEffect(() => {
    setExpanded(false);
    // Opened as a popover before hydration: reopen as the dialog.
    if (!dialog.current?.matches(':popover-open')) return;
    dialog.current.hidePopover();
    open();
  }, [open]);

  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label={texts.open}
        aria-haspopup="dialog"
        aria-expanded={expanded}
        onClick={(event) => {
          event.preventDefault();
          open();
        }}
        className="-mr-[8px] grid size-[48px] shrink-0 place-items-center min-[77.5rem]:hidden"
      >
        <svg viewBox="0 0 32 24" width="32" height="24" aria-hidden="true" className="fill-current">
          <rect y="3" width="32" height="3" rx="1.5" />
          <rect y="10.5" width="22" height="3" rx="1.5" />
          <rect y="18" width="13" height="3" rx="1.5" />
        </svg>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the browser turns Enter on a link into a click */}
      <dialog
        ref={dialog}
        id={MENU_ID}
        popover="auto"
        aria-label={texts.menu}
        onClose={() => setExpanded(false)}
        onClick={(event) => isOnLink(event) && close()}
        className="fixed inset-0 size-full max-h-none max-w-none overflow-y-auto overscroll-contain bg-papel text-tinta transition-opacity duration-150 starting:open:opacity-0"
      >
        <div className="flex min-h-full flex-col">
          <div className="sticky top-0 in-data-tall:static z-10 flex min-h-[64px] items-center border-b-[1.5px] border-tinta bg-papel px-margen md:min-h-[76px]">
            {brand}
            <button
              ref={closeButton}
              type="button"
              popoverTarget={MENU_ID}
              popoverTargetAction="hide"
              aria-label={texts.close}
              onClick={(event) => {
                event.preventDefault();
                close();
              }}
              className="-mr-[8px] ml-auto grid size-[48px] shrink-0 place-items-center"
            >
              <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 fill-none stroke-current stroke-3">
                <path strokeLinecap="round" d="M3 3l18 18M21 3L3 21" />
              </svg>
            </button>
          </div>
          {children}
        </div>
      </dialog>
    </>
  );
}
