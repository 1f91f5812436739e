'use client';

import { ErrorScreen } from '@/components/layout/error-screen';

export default function PageError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <main>
      <ErrorScreen retry={retry} />
    </main>
  );
}
