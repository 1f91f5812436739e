/** Calls back each time the browser shows this page as it has kept it for Back and Forward. Returns what ends that. */
export function onRestored(restored: () => void): () => void {
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) restored();
  };
  window.addEventListener('pageshow', show);
  return () => window.removeEventListener('pageshow', show);
}
