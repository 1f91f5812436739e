/** Placeholder for loading content. Hidden from assistive technology: needs a status beside it. The scripts of its page do not wait. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      data-starts-at-once=""
      className={`block animate-pulse respaldo-s bg-arena ${className}`}
    />
  );
}
