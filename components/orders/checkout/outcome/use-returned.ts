import { useEffect, useState } from 'react';

/** True once the visitor is back from the provider: this page was left, or another window had the focus. */
export function useReturned(resumed: boolean): boolean {
  const [returned, setReturned] = useState(resumed);
  useEffect(() => {
    const comeBack = () => setReturned(true);
    const restore = (event: PageTransitionEvent) => event.persisted && comeBack();
    window.addEventListener('focus', comeBack);
    window.addEventListener('pageshow', restore);
    return () => {
      window.removeEventListener('focus', comeBack);
      window.removeEventListener('pageshow', restore);
    };
  }, []);
  return returned;
}
