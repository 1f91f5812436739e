/*
 * Runs in every prerendered page, before anything else. The page works without scripts: its links, menus, disclosures and forms
 * are the browser's own. The delayed scripts start when the page is touched, or has been idle for `data-idle-ms`. Before that
 * they are fetched, once everything visible has arrived.
 */
import { SUBMITTED_BEFORE_HYDRATION } from '@/components/calculators/shell/form/submitted-before-hydration';

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
  for (const script of document.querySelectorAll(DELAYED)) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.href = script.getAttribute('src') ?? '';
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
