'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { FIRST_SCREEN } from '@/components/private/desk/screens';

/** Mounted once there is a session. */
export function EntryScreen() {
  const router = useRouter();
  useEffect(() => router.replace(FIRST_SCREEN), [router]);
  return null;
}
