import type { ReactNode } from 'react';

/** The heading of a screen with what can be done there. */
export function ScreenHead({ title, lead, actions }: { title: string; lead?: ReactNode; actions?: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-t3 wrap-break-word">{title}</h1>
        {lead && <p className="mt-2 max-w-lectura text-tinta-2">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
