import type { ReactNode } from 'react';

/** The sentence that answers the tool's question, before its figures. */
export function ToolAnswer({ children }: { children: ReactNode }) {
  return (
    <p
      data-respuesta=""
      className="max-w-lectura font-titular text-t3 font-bold tracking-cerrado text-balance wrap-anywhere"
    >
      {children}
    </p>
  );
}
