'use client';

import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';

type Tone = 'plain' | 'destructive';
type Toast = { id: number; tone: Tone; title: string; detail?: string | undefined };
/** The page itself says what an error says: a toast goes away. */
type ShowToast = (toast: { tone?: Tone; title: string; detail?: string }) => void;

/** Milliseconds: a plain one only confirms what the page shows too, an error takes reading. */
const LIFETIME: Record<Tone, number> = { plain: 5_000, destructive: 20_000 };

const ToastContext = createContext<ShowToast | null>(null);

export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('No ToastProvider above.');
  return show;
}

/** Keeps its toasts across client navigation. `dismissLabel` names the close button. */
export function ToastProvider({ dismissLabel, children }: { dismissLabel: string; children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const nextId = useRef(1);

  const dismiss = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  const show = useCallback<ShowToast>(({ tone = 'plain', title, detail }) => {
    const id = nextId.current++;
    // A new toast replaces the previous error, which a retry has made obsolete.
    setToasts((all) => [
      ...all.filter((other) => other.tone === 'plain' && other.title !== title).slice(-2),
      { id, tone, title, detail },
    ]);
  }, []);

  // An error is about what was sent: it goes as soon as something else is typed.
  useEffect(() => {
    const typed = () => setToasts((all) => all.filter(({ tone }) => tone === 'plain'));
    document.addEventListener('input', typed);
    return () => document.removeEventListener('input', typed);
  }, []);

  const region = useRef<HTMLDivElement>(null);
  useFocusBeside(region, toasts.length > 0);

  const cards = (tone: Tone) =>
    toasts
      .filter((toast) => toast.tone === tone)
      .map((toast) => <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} onDismiss={dismiss} />);

  return (
    <ToastContext value={show}>
      {children}
      <div
        ref={region}
        className="pointer-events-none fixed inset-x-0 bottom-0 z-20 flex flex-col items-center gap-2 p-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:items-end md:p-6"
      >
        <div role="status" className="flex w-full flex-col items-center gap-2 md:items-end">
          {cards('plain')}
        </div>
        <div role="alert" className="flex w-full flex-col items-center gap-2 md:items-end">
          {cards('destructive')}
        </div>
      </div>
    </ToastContext>
  );
}

type CardProps = { toast: Toast; dismissLabel: string; onDismiss: (id: number) => void };

function ToastCard({ toast, dismissLabel, onDismiss }: CardProps) {
  const [held, setHeld] = useState(false);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onDismiss(toast.id), LIFETIME[toast.tone]);
    return () => clearTimeout(timer);
  }, [toast, held, onDismiss]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only pause the timeout
    <div
      data-toast=""
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
      className={`pointer-events-auto flex items-start gap-3 respaldo border-[1.5px] border-papel py-3 pr-2 pl-5 text-papel sombra max-md:w-full md:max-w-[min(28rem,33vw)] [&_:focus-visible]:outline-papel ${toast.tone === 'destructive' ? 'bg-error' : 'bg-tinta'}`}
    >
      <div className="min-w-0 grow py-1.5 wrap-break-word hyphens-auto">
        <p className="font-bold">{toast.title}</p>
        {toast.detail && <p className="text-nota">{toast.detail}</p>}
      </div>
      <button
        type="button"
        aria-label={dismissLabel}
        onClick={() => onDismiss(toast.id)}
        className="grid size-[44px] shrink-0 place-items-center"
      >
        <svg viewBox="0 0 14 14" aria-hidden="true" className="size-3.5 fill-none stroke-current stroke-2">
          <path d="M1 1l12 12M13 1L1 13" />
        </svg>
      </button>
    </div>
  );
}

/** Pixels between the focused element and what would cover it. */
const GAP = 16;

type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

/** How far the page has to move up so that `box` stands above the covers that lie on it. */
export function coveredBy(box: Box, covers: readonly Box[]): number {
  const lying = covers.filter(
    (cover) => cover.left < box.right && box.left < cover.right && cover.top < box.bottom && box.top < cover.bottom,
  );
  return Math.max(0, ...lying.map((cover) => box.bottom + GAP - cover.top));
}

/** The element and the texts that describe it, such as the error below a field. */
function withDescriptions(element: HTMLElement): Box {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const described = (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id));
  const ends = described.map((text) => text?.getBoundingClientRect().bottom ?? 0);
  return { top, right, left, bottom: Math.max(bottom, ...ends) };
}

/** While `isShown`, the page scrolls away from under the toasts in `region` what has the focus, such as a field in error, and the notices that say the same. */
function useFocusBeside(region: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    let frame = 0;
    const uncover = () => {
      const { activeElement } = document;
      const toasts = region.current;
      if (!toasts || !(activeElement instanceof HTMLElement) || toasts.contains(activeElement)) return;
      const cards = [...toasts.querySelectorAll('[data-toast]')];
      const covers = cards.map((card) => card.getBoundingClientRect());
      const titles = cards.map((card) => card.querySelector('p')?.textContent ?? '');
      const boxes: Box[] = [...document.querySelectorAll('[data-notice]')]
        .filter(({ textContent }) => titles.some((title) => textContent?.includes(title)))
        .map((notice) => notice.getBoundingClientRect());
      // A page's content may have the focus: it is larger than the window.
      if (!activeElement.matches('body, [tabindex="-1"]')) boxes.push(withDescriptions(activeElement));
      const distance = Math.max(0, ...boxes.map((box) => coveredBy(box, covers)));
      if (distance > 0) scrollBy({ top: distance });
    };
    const inNextFrame = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(uncover);
    };
    inNextFrame();
    document.addEventListener('focusin', inNextFrame);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', inNextFrame);
    };
  }, [region, isShown]);
}
