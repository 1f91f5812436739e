'use client';

import { useLinkStatus } from 'next/link';
import { Arrow, buttonClass } from '@/components/shared/ui/button';
import { PageLink } from '@/components/shared/ui/page-link';
import { Spinner } from '@/components/shared/ui/spinner';

/** A client component for the same reason as CategoryPicture: its arrow is an SVG. `of` is for screen readers only. */
export function CardLink({ href, text, of }: { href: string; text: string; of: string }) {
  return (
    <PageLink href={href} className={buttonClass('solid', 'max-sm:w-full md:max-lg:w-full')}>
      <span>
        <span>{text}</span> <span className="sr-only">{of}</span>
      </span>
      <ArrowOrSpinner />
    </PageLink>
  );
}

/** Feedback to the click on a slow network. */
function ArrowOrSpinner() {
  const { pending } = useLinkStatus();
  return pending ? <Spinner /> : <Arrow />;
}
