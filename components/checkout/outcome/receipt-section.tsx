import type { ReactNode } from 'react';

export function ReceiptSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-t4">{title}</h2>
      {children}
    </section>
  );
}
