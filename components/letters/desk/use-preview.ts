import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { deskFetch } from '@/components/private/desk/desk-fetch';
import type { PrivateFault } from '@/components/private/private-fault';
import type { LetterText } from '@/lib/letters/letter-text';

const PAUSE_MS = 400;

/** What the server makes of the text, once typing has paused. */
export function usePreview(body: string) {
  const [shown, setShown] = useState(body);
  useEffect(() => {
    const timer = setTimeout(() => setShown(body), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [body]);
  return useQuery<LetterText, PrivateFault>({
    queryKey: ['letter-preview', shown],
    queryFn: ({ signal }) => deskFetch<LetterText>('/letters/preview', { body: { body: shown }, signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
