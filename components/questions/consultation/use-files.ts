import { useCallback, useState } from 'react';
import { headRefusalOf } from '@/components/shared/browser/head-refusal';
import { type FileRefusal, refusalOf } from '@/lib/questions/consultations/file-rules';
import { tidyFileName } from '@/lib/shared/file-types';

export type RejectedFile = { name: string; message: string };

/** The attached files, in memory. Each is checked before it is added; `rejected` has those that failed. */
export function useFiles(sentence: (reason: FileRefusal, name: string) => string, served: readonly RejectedFile[]) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [rejected, setRejected] = useState<readonly RejectedFile[]>(served);

  const add = useCallback(
    async (chosen: readonly File[]) => {
      const accepted = [...files];
      const failed: RejectedFile[] = [];
      for (const file of chosen) {
        const isThere = accepted.some((other) => other.name === file.name && other.size === file.size);
        if (isThere) continue;
        const reason = refusalOf(file, accepted) ?? (await headRefusalOf(file));
        const name = tidyFileName(file.name);
        if (reason) failed.push({ name, message: sentence(reason, name) });
        else accepted.push(file);
      }
      setFiles(accepted);
      setRejected(failed);
      return accepted.length - files.length;
    },
    [files, sentence],
  );

  const remove = useCallback((file: File) => {
    setFiles((all) => all.filter((other) => other !== file));
    setRejected([]);
  }, []);

  /** Removes the files that the server has rejected. */
  const reject = useCallback((failed: readonly RejectedFile[]) => {
    const names = new Set(failed.map(({ name }) => name));
    setFiles((all) => all.filter(({ name }) => !names.has(tidyFileName(name))));
    setRejected(failed);
  }, []);

  const clear = useCallback(() => {
    setFiles([]);
    setRejected([]);
  }, []);

  return { files, rejected, add, remove, reject, clear };
}
