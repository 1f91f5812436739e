/*
 * Runs in every prerendered page, before anything else. The page is whole without scripts: its links, menus, disclosures
 * and forms are the browser's own. So the scripts wait until somebody touches it, or until it has been idle for as long as
 * `data-patience` says (milliseconds). Meanwhile they are fetched, once everything that is seen has arrived.
 */
import { SUBMITTED_BEFORE_HYDRATION } from '@/components/calculators/shell/form/submitted-before-hydration';

const WAITING = 'script[type="late"]';
const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'wheel', 'scroll'];
const LISTENER = { capture: true, passive: true };

// With a fragment, a page opens at a place or with figures that its scripts know better.
const patience = location.hash ? 0 : Number(document.currentScript?.dataset.patience);
const whenIdle = window.requestIdleCallback ?? setTimeout;
let started = false;

function start() {
  if (started) return;
  started = true;
  for (const touch of TOUCHES) removeEventListener(touch, onTouch, LISTENER);
  for (const script of document.querySelectorAll(WAITING)) {
    // A browser never runs a script that it has once passed over: a new one takes its place.
    const live = document.createElement('script');
    for (const { name, value } of script.attributes) if (name !== 'type') live.setAttribute(name, value);
    script.replaceWith(live);
  }
}

function onTouch() {
  // After the browser has answered the touch itself.
  const soon = () => requestAnimationFrame(() => setTimeout(start));
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', soon);
  else soon();
}

/** Whether the visitor has asked to be spared what is not needed yet. Not every browser tells. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function fetchAhead() {
  if (started || savesData()) return;
  for (const script of document.querySelectorAll(WAITING)) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.href = script.getAttribute('src') ?? '';
    document.head.append(link);
  }
}

/** A form that only scripts answer keeps in mind that its button was pressed. */
function onSubmit({ target }: SubmitEvent) {
  if (target instanceof HTMLFormElement && target.method === 'dialog')
    target.setAttribute(SUBMITTED_BEFORE_HYDRATION, '');
}

addEventListener('submit', onSubmit, true);
for (const touch of TOUCHES) addEventListener(touch, onTouch, LISTENER);
addEventListener('load', () => {
  if (patience > 0) whenIdle(fetchAhead);
  setTimeout(() => whenIdle(start), patience);
});
