/*
 * Runs in every prerendered page, before anything else. The page works without scripts: its links, menus, disclosures and forms
 * are the browser's own. The delayed scripts start when the page is touched, or has been idle for `data-idle-ms`. Before that
 * they are fetched, once everything visible has arrived.
 *
 * Where an extension of the browser has changed the page, React draws all of it anew. What was filled in until then is written into
 * the new fields.
 */
import { SUBMITTED_BEFORE_HYDRATION } from '@/components/calculators/shell/form/submitted-before-hydration';
import { type Control, nameOf } from '@/components/shared/forms/keep-typed';
import { fillIn, formName, isKept, servedIn, writtenIn } from '@/components/shared/forms/kept-controls';
import { HYDRATED } from '@/components/shared/ui/hydrated-event';

const DELAYED = 'script[type="delayed"]';
const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'wheel', 'scroll'];
const LISTENER = { capture: true, passive: true };

// A fragment names a place or figures that only the scripts can show.
const idleMs = location.hash ? 0 : Number(document.currentScript?.dataset.idleMs);
const whenIdle = window.requestIdleCallback ?? setTimeout;
let started = false;

function start() {
  if (started) return;
  started = true;
  for (const touch of TOUCHES) removeEventListener(touch, onTouch, LISTENER);
  for (const script of document.querySelectorAll(DELAYED)) {
    // Browsers do not run a script element whose type they have once ignored: a new element replaces it.
    const live = document.createElement('script');
    for (const { name, value } of script.attributes) if (name !== 'type') live.setAttribute(name, value);
    script.replaceWith(live);
  }
  bringBackFilled();
}

/** Once React has taken over: a field that it has removed still has what was filled in. */
function bringBackFilled() {
  const fields = [...document.querySelectorAll('input, select, textarea')].filter(isKept);
  let focused: Element | null = document.activeElement;
  const onFocus = ({ target }: FocusEvent) => {
    focused = target as Element;
  };
  addEventListener('focusin', onFocus);
  addEventListener(
    HYDRATED,
    () => {
      removeEventListener('focusin', onFocus);
      const isLost = (field: Control) =>
        !field.isConnected && (field === focused || writtenIn(field) !== servedIn(field));
      let lost = fields.filter(isLost);
      const writeBack = () => {
        lost = lost.filter((field) => {
          const successor = successorOf(field);
          if (!successor) return true;
          if (writtenIn(field) !== servedIn(field)) fillIn(successor, writtenIn(field));
          if (field === focused && document.activeElement === document.body) successor.focus();
          return false;
        });
        return lost.length === 0;
      };
      if (writeBack()) return;
      // A form whose code comes later.
      new MutationObserver((_, observer) => writeBack() && observer.disconnect()).observe(document.body, {
        childList: true,
        subtree: true,
      });
    },
    { once: true },
  );
}

function successorOf(field: Control): Control | undefined {
  const isSame = (other: Control) => nameOf(other) === nameOf(field) && formName(other.form) === formName(field.form);
  return [...document.querySelectorAll<Control>(field.localName)].find(isSame);
}

function onTouch() {
  // The browser handles the event and paints first.
  const soon = () => requestAnimationFrame(() => setTimeout(start));
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', soon);
  else soon();
}

/** Not every browser reports this. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function fetchAhead() {
  if (started || savesData()) return;
  for (const script of document.querySelectorAll<HTMLScriptElement>(DELAYED)) {
    const link = document.createElement('link');
    // Firefox holds `prefetch` to `default-src`, which allows nothing.
    link.rel = 'preload';
    link.as = 'script';
    link.fetchPriority = 'low';
    link.integrity = script.integrity;
    link.href = script.src;
    document.head.append(link);
  }
}

/** Marks a form that only scripts can answer; its component submits it again after hydration. */
function onSubmit({ target }: SubmitEvent) {
  if (target instanceof HTMLFormElement && target.method === 'dialog')
    target.setAttribute(SUBMITTED_BEFORE_HYDRATION, '');
}

addEventListener('submit', onSubmit, true);
for (const touch of TOUCHES) addEventListener(touch, onTouch, LISTENER);
addEventListener('load', () => {
  if (idleMs > 0) whenIdle(fetchAhead);
  setTimeout(() => whenIdle(start), idleMs);
});
