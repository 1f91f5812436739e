'use client';

import { ErrorPicture } from '@/components/layout/error-picture';
import { ErrorScreen } from '@/components/layout/error-screen';

export default function SitePageError({ retry }: { error: unknown; retry: () => void }) {
  return <ErrorScreen retry={retry} picture={<ErrorPicture />} />;
}
