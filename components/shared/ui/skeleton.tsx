/** Placeholder for loading content. Hidden from assistive technology: needs a status beside it. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`block animate-pulse respaldo-s bg-arena ${className}`} />;
}
