import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { showHeading } from '@/components/shared/browser/show-heading';
import { CONTENT_ID } from './desk-bar';

type Props = {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** For a screen that gives the focus to its heading itself. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
};

/** The heading of a screen with what can be done there. */
export function ScreenHead({ title, lead, actions, headingRef }: Props) {
  const own = useRef<HTMLHeadingElement>(null);
  const heading = headingRef ?? own;
  useEffect(() => {
    // The navigation has given the focus to the content, before the answer that the screen needs was there.
    if (document.activeElement?.id === CONTENT_ID) showHeading(heading.current);
  }, [heading]);
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 ref={heading} tabIndex={-1} className="text-t3 outline-none wrap-break-word">
          {title}
        </h1>
        {lead && <p className="mt-2 max-w-lectura text-tinta-2">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
