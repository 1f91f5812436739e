'use client';

import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { markCurrentPage } from './current-page';
import { followPageLinks } from './follow-page-links';

type StillProps = {
  children?: ReactNode;
  /** Set by the build in place of the children. */
  mark?: string;
};

/** HTML of still parts that a client navigation has taken off the screen. */
const left = new Map<string, string>();

/**
 * Content that no script touches: text, disclosures of the browser, links. A prerendered page has it in its HTML alone: the build
 * takes it out of the data for hydration (scripts/prerendered/leave-out-still.ts), and React leaves the element as it was sent. Its
 * page links are followed, and marked on their page, as they are elsewhere. After a client navigation it arrives with the data of the
 * new page.
 */
export function Still({ children, mark }: StillProps) {
  if (mark !== undefined) return <AsSent key={mark} mark={mark} />;
  return <div className="contents">{children}</div>;
}

/** Going back to a page renders it from the data that it was hydrated with, which lacks the content. */
function AsSent({ mark }: { mark: string }) {
  const element = useRef<HTMLDivElement>(null);
  const [html] = useState(() => ({ __html: left.get(mark) ?? '' }));
  const router = useRouter();
  const pathname = usePathname();
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const unfollow = followPageLinks(current, router);
    return () => {
      unfollow();
      left.set(mark, current.innerHTML);
    };
  }, [mark, router]);
  useLayoutEffect(() => {
    if (element.current) markCurrentPage(element.current, pathname);
  }, [pathname]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React does not look into such an element when it hydrates; later it is what the page itself had there
  return <div ref={element} className="contents" dangerouslySetInnerHTML={html} suppressHydrationWarning />;
}
