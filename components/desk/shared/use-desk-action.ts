import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskFault } from './desk-fault';
import { deskFetch } from './desk-fetch';

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * A change. Afterwards everything that the screen shows is asked again, also after a lost race. `mutate(body)`; `error` is a
 * DeskFault, whose `state` is what there is now.
 */
export function useDeskAction<Body, Answer = unknown>(
  path: string | ((body: Body) => string),
  method: Method = 'POST',
) {
  const queries = useQueryClient();
  const action: UseMutationResult<Answer, DeskFault, Body> = useMutation<Answer, DeskFault, Body>({
    mutationFn: (body) => deskFetch<Answer>(typeof path === 'string' ? path : path(body), { method, body }),
    // Without a network it fails at once, instead of happening some time later.
    networkMode: 'always',
    onSettled: () => queries.invalidateQueries({ queryKey: ['desk'] }),
  });
  return action;
}
