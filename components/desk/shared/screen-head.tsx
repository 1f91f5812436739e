import type { ReactNode, Ref } from 'react';

type Props = {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** For a heading that takes the focus once its screen has replaced another. */
  headingRef?: Ref<HTMLHeadingElement>;
};

/** The heading of a screen with what can be done there. */
export function ScreenHead({ title, lead, actions, headingRef }: Props) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1
          {...(headingRef && { ref: headingRef, tabIndex: -1 })}
          className={`text-t3 wrap-break-word ${headingRef ? 'outline-none' : ''}`}
        >
          {title}
        </h1>
        {lead && <p className="mt-2 max-w-lectura text-tinta-2">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
