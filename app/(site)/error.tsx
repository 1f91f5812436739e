'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import { ErrorScreen } from '@/components/layout/error-screen';

/** The code of this screen is part of every page's first load: the decorative drawing comes when it is shown, or not at all. */
const Picture = lazy<ComponentType>(() =>
  import('@/components/illustrations/sofa/broken-sofa').then(
    ({ BrokenSofa }) => ({ default: BrokenSofa }),
    () => ({ default: () => null }),
  ),
);

export default function SitePageError({ retry }: { error: unknown; retry: () => void }) {
  const picture = (
    <Suspense>
      <Picture />
    </Suspense>
  );
  return <ErrorScreen retry={retry} picture={picture} />;
}
