import { useCallback, useRef, useState } from 'react';
import { chosenRefusalOf } from '@/components/private/chosen-refusal';
import { type FileRefusal, refusalOf } from '@/lib/questions/consultations/file-rules';
import { tidyFileName } from '@/lib/shared/file-types';

export type RejectedFile = { name: string; message: string };

/** A chosen file with its bytes, which can be sent whatever becomes of it on the disk. */
export type ChosenFile = Pick<File, 'name' | 'size' | 'type' | 'lastModified'> & { bytes: Uint8Array<ArrayBuffer> };

/** The attached files, in memory. Each is checked and read before it is added; `rejected` has those that failed. */
export function useFiles(sentence: (reason: FileRefusal, name: string) => string, served: readonly RejectedFile[]) {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [rejected, setRejected] = useState<readonly RejectedFile[]>(served);
  /** The same files, for work that outlasts a render. */
  const latest = useRef(files);
  const reading = useRef<Promise<unknown>>(Promise.resolve());

  const keep = useCallback((kept: readonly ChosenFile[]) => {
    latest.current = kept;
    setFiles(kept);
  }, []);

  /** Number of files that were added. */
  const take = useCallback(
    async (chosen: readonly File[]) => {
      let count = 0;
      const failed: RejectedFile[] = [];
      for (const file of chosen) {
        const isThere = latest.current.some((other) => other.name === file.name && other.size === file.size);
        if (isThere) continue;
        const { name, size, type, lastModified } = file;
        const reason = await chosenRefusalOf(file, () => refusalOf(file, latest.current));
        const bytes = reason ? null : await file.arrayBuffer().catch(() => null);
        if (bytes) {
          keep([...latest.current, { name, size, type, lastModified, bytes: new Uint8Array(bytes) }]);
          count += 1;
        } else {
          const tidy = tidyFileName(name);
          failed.push({ name: tidy, message: sentence(reason ?? 'unreadable', tidy) });
        }
      }
      setRejected(failed);
      return count;
    },
    [keep, sentence],
  );

  /** One choice after the other: the limits count what an earlier one has added. */
  const add = useCallback(
    (chosen: readonly File[]) => {
      const taken = reading.current.then(() => take(chosen));
      reading.current = taken;
      return taken;
    },
    [take],
  );

  /** All files, once those that are being read have been. */
  const settled = useCallback(async () => {
    await reading.current;
    return latest.current;
  }, []);

  const remove = useCallback(
    (file: ChosenFile) => {
      keep(latest.current.filter((other) => other !== file));
      setRejected([]);
    },
    [keep],
  );

  /** Removes the files that the server has rejected. */
  const reject = useCallback(
    (failed: readonly RejectedFile[]) => {
      const names = new Set(failed.map(({ name }) => name));
      keep(latest.current.filter(({ name }) => !names.has(tidyFileName(name))));
      setRejected(failed);
    },
    [keep],
  );

  const clear = useCallback(() => {
    keep([]);
    setRejected([]);
  }, [keep]);

  return { files, rejected, add, settled, remove, reject, clear };
}
