import { loadCode } from '@/components/shared/browser/load-code';
import type { Problem } from '../problem';
import { useAttempt } from '../use-attempt';
import type { FileRead } from './opened-file';

const loadReader = () => import('./reader');

/**
 * Opens a file at a press, and shows it where `reader` stands. `load` throws a Problem. `close` ends what is shown: at the desk with the
 * touch that has opened it.
 */
export function useReading<What>(load: (what: What) => Promise<FileRead>, onOpened?: () => unknown) {
  const reading = useAttempt(
    async (what: What) => {
      // The code first: the log says that a file was opened when it could be shown.
      const { Reader } = await loadCode(loadReader);
      return { Reader, file: await load(what) };
    },
    { gcTime: 0, ...(onOpened && { onSuccess: onOpened }) },
  );
  const { mutate: open, reset: close, data, error, variables, isPending } = reading;
  const problem: Problem | null = error;
  return {
    open,
    close,
    problem,
    opening: isPending ? variables : null,
    reader: data && <data.Reader file={data.file} onClose={close} />,
  };
}
