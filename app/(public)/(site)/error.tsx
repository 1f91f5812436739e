'use client';

import { lazy, Suspense } from 'react';

/** Its code comes when it is shown. If that cannot be had, app/global-error.tsx takes its place, which every page has at once. */
const PageError = lazy(() => import('@/components/site/frame/page-error'));

export default function SitePageError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <Suspense>
      <PageError retry={retry} />
    </Suspense>
  );
}
