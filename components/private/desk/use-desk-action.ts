import { deskFetch } from './desk-fetch';
import { useDeskChange } from './use-desk-change';

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call that changes something: `mutate(body)`. Its `error` is a DeskFault; of some refusals `state` is what there is now. */
export function useDeskAction<Body, Answer = unknown>(
  path: string | ((body: Body) => string),
  method: Method = 'POST',
) {
  return useDeskChange((body: Body) =>
    deskFetch<Answer>(typeof path === 'string' ? path : path(body), { method, body }),
  );
}
