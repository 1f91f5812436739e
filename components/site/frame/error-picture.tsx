import { type ComponentType, lazy, Suspense } from 'react';

/** Screens for errors are part of every page's first load: the decorative drawing comes when one is shown, or not at all. */
const Picture = lazy<ComponentType>(() =>
  import('@/components/site/illustrations/sofa/broken-sofa').then(
    ({ BrokenSofa }) => ({ default: BrokenSofa }),
    () => ({ default: () => null }),
  ),
);

export function ErrorPicture() {
  return (
    <Suspense>
      <Picture />
    </Suspense>
  );
}
