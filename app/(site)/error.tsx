'use client';

import { ErrorScreen } from '@/components/layout/error-screen';

export default function SitePageError({ retry }: { error: unknown; retry: () => void }) {
  return <ErrorScreen retry={retry} />;
}
