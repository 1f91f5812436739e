import { useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { orProblem, Problem } from '@/components/private/problem';
import { tidyFileName } from '@/lib/shared/file-types';
import { localProblem } from '../shared/problem-note';
import { useSpace } from '../shared/use-space';
import { storeDocument } from './store-document';
import { DOCUMENTS } from './use-documents';

export type Upload = {
  /** The key of its attempt too. */
  id: string;
  name: string;
  file: File;
  isShared: boolean;
  state: 'waiting' | 'sealing' | 'sending' | 'failed';
  /** Sent of it, from 0 to 1. */
  share: number;
  problem: Problem | null;
};

type Uploads = {
  uploads: readonly Upload[];
  /** The one that was stored last. */
  stored: Pick<Upload, 'name' | 'isShared'> | null;
  add: (files: readonly File[], isShared: boolean) => void;
  retry: (id: string) => void;
  /** Stops it, or takes a failed one off the list. */
  remove: (id: string) => void;
};

export const UploadsContext = createContext<Uploads | null>(null);

export function useUploads(): Uploads {
  const uploads = useContext(UploadsContext);
  if (!uploads) throw new Error('No space is open here');
  return uploads;
}

/**
 * What is on its way into the space, one after the other, whichever of its rooms is shown. It stops when the space is closed: sealing
 * needs the open space, and its person is gone.
 */
export function useUploadQueue(): Uploads {
  const { recipient: own } = useSpace();
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [stored, setStored] = useState<Uploads['stored']>(null);
  const latest = useRef<Promise<void>>(Promise.resolve());
  const running = useRef(new Map<string, AbortController>());

  const change = useCallback((id: string, to: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...to } : one)));
  }, []);
  const drop = useCallback((id: string) => setUploads((all) => all.filter((one) => one.id !== id)), []);

  const run = useCallback(
    async ({ id, name, file, isShared }: Upload, { signal }: AbortController) => {
      if (signal.aborted) return;
      const onProgress = (share: number | null) =>
        change(id, share === null ? { state: 'sealing' } : { state: 'sending', share });
      try {
        await orProblem(
          storeDocument({ name, read: () => bytesOf(file), own, isShared, attemptKey: id, onProgress, signal }),
        );
        setStored({ name, isShared });
        await queries.invalidateQueries({ queryKey: DOCUMENTS });
        drop(id);
      } catch (error) {
        if (!signal.aborted && error instanceof Problem) change(id, { state: 'failed', problem: error });
        // It may have been stored all the same.
        else void queries.invalidateQueries({ queryKey: DOCUMENTS });
      } finally {
        running.current.delete(id);
      }
    },
    [change, drop, own, queries],
  );

  const enqueue = useCallback(
    (upload: Upload) => {
      const controller = new AbortController();
      running.current.set(upload.id, controller);
      latest.current = latest.current.then(() => run(upload, controller));
    },
    [run],
  );

  const add = useCallback(
    (files: readonly File[], isShared: boolean) => {
      const added = files.map((file): Upload => {
        const name = tidyFileName(file.name);
        return { id: crypto.randomUUID(), name, file, isShared, state: 'waiting', share: 0, problem: null };
      });
      setUploads((all) => [...all, ...added]);
      for (const upload of added) enqueue(upload);
    },
    [enqueue],
  );
  const retry = useCallback(
    (id: string) => {
      const failed = uploads.find((one) => one.id === id);
      if (failed?.state !== 'failed') return;
      change(id, { state: 'waiting', share: 0, problem: null });
      enqueue(failed);
    },
    [uploads, change, enqueue],
  );
  const remove = useCallback(
    (id: string) => {
      running.current.get(id)?.abort();
      drop(id);
    },
    [drop],
  );

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);
  const isUnderWay = uploads.some(({ state }) => state !== 'failed');
  useEffect(() => {
    if (!isUnderWay) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnderWay]);

  return useMemo(() => ({ uploads, stored, add, retry, remove }), [uploads, stored, add, retry, remove]);
}

/** A file may have been moved or changed since it was chosen. */
async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  const content = await file.arrayBuffer().catch(() => {
    throw localProblem('file_gone');
  });
  return new Uint8Array(content);
}
