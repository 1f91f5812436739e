import { useTranslations } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** Calls every second, and at once when the computer wakes up or the tab becomes visible. */
function subscribeToClock(tick: () => void): () => void {
  const timer = setInterval(tick, 1000);
  document.addEventListener('visibilitychange', tick);
  window.addEventListener('pageshow', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
    window.removeEventListener('pageshow', tick);
  };
}

/** `Date.now()`, kept up to date. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => subscribeToClock(() => setNow(Date.now())), []);
  return now;
}

/** Whether an instant of this computer's clock has come; renders again when it does. */
export function useIsOver(instant: number | undefined): boolean {
  return useSyncExternalStore(
    subscribeToClock,
    () => instant !== undefined && Date.now() >= instant,
    () => false,
  );
}

/** Whole seconds until an instant, rounded up, never negative. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** One channel per minute, from left to right; each value is the filled fraction, 0 to 1. */
export function channels(seconds: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.min(1, Math.max(0, (seconds - index * 60) / 60)));
}

const ANNOUNCED_MINUTES = [5, 1] as const;

/** The minutes to announce between two readings of the countdown, or null. A jump over several (sleep) announces only the last. */
export function minutesToAnnounce(before: number, after: number): number | null {
  if (after === 0) return null;
  const crossed = ANNOUNCED_MINUTES.filter((minutes) => before > minutes * 60 && after <= minutes * 60);
  return crossed.at(-1) ?? null;
}

/** "14 min 59 s": with its units a countdown is no time of day. Not translated: it changes each second, in text beside text. */
export function Clock({ seconds, label, className }: { seconds: number; label: string; className: string }) {
  const t = useTranslations('Checkout');
  return (
    <span role="timer" translate="no" aria-label={label} className={className}>
      {t('clock', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })}
    </span>
  );
}
