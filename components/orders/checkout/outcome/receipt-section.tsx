import type { ReactNode } from 'react';

export function ReceiptSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="print:break-inside-avoid">
      <h2 className="mb-3 text-t4 print:mb-1 print:text-base">{title}</h2>
      {children}
    </section>
  );
}
