import type { ReactNode } from 'react';
import { PageLink } from '@/components/shared/ui/page-link';

/** For texts with `<write>`. In a tab of its own: what is open here, or was typed, stays. */
export function writeLink(words: ReactNode) {
  return (
    <PageLink href="/contacto" target="_blank" className="enlace">
      {words}
    </PageLink>
  );
}
