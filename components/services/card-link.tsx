'use client';

import { useLinkStatus } from 'next/link';
import { Arrow, buttonClass } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';
import { Spinner } from '@/components/ui/spinner';

/** A client component for the same reason as the picture: its arrow is an SVG. `of` is heard, not seen. */
export function CardLink({ href, text, of }: { href: string; text: string; of: string }) {
  return (
    <PageLink href={href} className={buttonClass('solid', 'max-sm:w-full md:max-lg:w-full')}>
      <span>
        {text} <span className="sr-only">{of}</span>
      </span>
      <ArrowOrSpinner />
    </PageLink>
  );
}

/** On a slow network the click is seen to have been taken. */
function ArrowOrSpinner() {
  const { pending } = useLinkStatus();
  return pending ? <Spinner /> : <Arrow />;
}
