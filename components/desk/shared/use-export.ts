import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskFault } from './desk-fault';
import { deskResponse } from './desk-fetch';
import { saveFile } from './save-file';

/** Saves the file that a POST answers. An export leaves a line in the log, so what is shown is asked again. */
export function useExport(path: string, body: object, name: () => string): UseMutationResult<void, DeskFault, void> {
  const queries = useQueryClient();
  return useMutation<void, DeskFault>({
    mutationFn: async () => {
      const response = await deskResponse(path, { body });
      saveFile(await response.blob(), name());
    },
    networkMode: 'always',
    onSettled: () => queries.invalidateQueries({ queryKey: ['desk'] }),
  });
}
