import type { ReactNode } from 'react';

/** The error below a field. The field references it in `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-2 text-nota font-bold text-error">
      <ErrorMark />
      <span>{children}</span>
    </p>
  );
}

export function ErrorMark() {
  return (
    <svg viewBox="0 0 10 14" aria-hidden="true" className="mt-[0.2em] h-3.5 w-2.5 shrink-0 fill-current">
      <path d="M0 14V5a5 5 0 0 1 10 0v9z" />
    </svg>
  );
}
