import { useEffect, useState } from 'react';

const EVERY_MS = 30_000;

/** Now, and again twice a minute: what is due comes nearer while it is looked at. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
