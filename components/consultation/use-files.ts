import { useCallback, useState } from 'react';
import {
  beginsLike,
  extensionOf,
  type FileRefusal,
  HEAD_LENGTH,
  refusalOf,
  tidyFileName,
} from '@/lib/consultations/file-rules';

export type Refused = { name: string; message: string };

/** What is attached, in the memory of this page. Every file is looked at before it is added; those refused are named. */
export function useFiles(sentence: (reason: FileRefusal, name: string) => string, served: readonly Refused[]) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>(served);

  const add = useCallback(
    async (chosen: readonly File[]) => {
      const accepted = [...files];
      const faults: Refused[] = [];
      for (const file of chosen) {
        const isThere = accepted.some((other) => other.name === file.name && other.size === file.size);
        if (isThere) continue;
        const reason = refusalOf(file, accepted) ?? (await contentRefusal(file));
        const name = tidyFileName(file.name);
        if (reason) faults.push({ name, message: sentence(reason, name) });
        else accepted.push(file);
      }
      setFiles(accepted);
      setRefused(faults);
      return accepted.length - files.length;
    },
    [files, sentence],
  );

  const remove = useCallback((file: File) => {
    setFiles((all) => all.filter((other) => other !== file));
    setRefused([]);
  }, []);

  /** The server has looked closer: what it refused is taken out, the rest stays. */
  const refuse = useCallback((faults: readonly Refused[]) => {
    const names = new Set(faults.map(({ name }) => name));
    setFiles((all) => all.filter(({ name }) => !names.has(tidyFileName(name))));
    setRefused(faults);
  }, []);

  const clear = useCallback(() => {
    setFiles([]);
    setRefused([]);
  }, []);

  return { files, refused, add, remove, refuse, clear };
}

async function contentRefusal(file: File): Promise<FileRefusal | null> {
  const extension = extensionOf(tidyFileName(file.name));
  if (!extension) return 'type';
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_LENGTH).arrayBuffer());
    return beginsLike(extension, head) ? null : 'content';
  } catch {
    // A folder that was dropped, or a file that is gone meanwhile.
    return 'content';
  }
}
