/** The shape of what is loading. Hidden from assistive technology: a status beside it speaks. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`block animate-pulse respaldo-s bg-arena ${className}`} />;
}
