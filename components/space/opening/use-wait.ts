import { useEffect, useState } from 'react';

/** Seconds that are left of a wait, counted down; `start` begins one. */
export function useWait(): { left: number; start: (seconds: number) => void } {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((until - performance.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  const start = (seconds: number) => {
    setLeft(seconds);
    setUntil(performance.now() + seconds * 1000);
  };
  return { left, start };
}
