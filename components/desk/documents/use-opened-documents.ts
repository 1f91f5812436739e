import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadCode } from '@/components/browser/load-code';
import type { SharedItemView } from '@/lib/space/items/desk/contract';
import { type DeskFault, orDeskFault } from '../shared/desk-fault';
import { useAfterTouch, useTouchForgotten } from '../shared/passkeys/desk-opener';
import type { OpenedDocuments } from './open-shared-documents';

export const loadOpening = () => import('./open-shared-documents');

/** The names of these rows, in the memory of this screen. They open by themselves while a touch is remembered, and close with it. */
export function useOpenedDocuments(rows: readonly SharedItemView[]) {
  // Not the mutation's own data, which is gone while it runs again: the rows are asked for every minute.
  const [opened, setOpened] = useState<OpenedDocuments>(new Map());
  const { mutate, reset, status, error } = useMutation<OpenedDocuments, DeskFault>({
    mutationFn: () => orDeskFault(openNow(rows)),
    onSuccess: setOpened,
    networkMode: 'always',
    gcTime: 0,
  });
  const close = useCallback(() => {
    setOpened(new Map());
    reset();
  }, [reset]);
  const latest = useRef(status);
  useEffect(() => {
    latest.current = status;
  });
  const open = useCallback(() => {
    if (rows.length > 0 && latest.current !== 'pending') mutate();
  }, [rows, mutate]);
  useAfterTouch(open);
  useTouchForgotten(close);
  return { open, opened, isOpening: status === 'pending', fault: error };
}

async function openNow(rows: readonly SharedItemView[]): Promise<OpenedDocuments> {
  const { openSharedDocuments } = await loadCode(loadOpening);
  return openSharedDocuments(rows);
}
