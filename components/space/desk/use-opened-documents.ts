import { useCallback, useState } from 'react';
import { useAfterTouch, useTouchForgotten } from '@/components/private/desk/passkeys/desk-opener';
import { useOpening } from '@/components/private/desk/sealed/use-opening';
import { loadCode } from '@/components/shared/browser/load-code';
import type { SharedItemView } from '@/lib/space/items/desk/contract';
import type { OpenedDocuments } from './open-shared-documents';

export const loadOpening = () => import('./open-shared-documents');

/** The names of these rows, in the memory of this screen. They open by themselves while a touch is remembered, and close with it. */
export function useOpenedDocuments(rows: readonly SharedItemView[]) {
  // Not what is being opened, which is gone while it runs again: the rows are asked for every minute.
  const [opened, setOpened] = useState<OpenedDocuments>(new Map());
  const { open, forget, isOpening, fault } = useOpening({
    load: () => openNow(rows),
    sealed: rows.length > 0 && rows,
    onOpened: setOpened,
  });
  const close = useCallback(() => {
    setOpened(new Map());
    forget();
  }, [forget]);
  useAfterTouch(open);
  useTouchForgotten(close);
  return { open, opened, isOpening, fault };
}

async function openNow(rows: readonly SharedItemView[]): Promise<OpenedDocuments> {
  const { openSharedDocuments } = await loadCode(loadOpening);
  return openSharedDocuments(rows);
}
