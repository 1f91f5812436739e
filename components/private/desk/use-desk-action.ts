import { useCall } from '../use-call';
import { deskFetch } from './desk-fetch';

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call that changes something: `mutate(body)`. Its `error` is a PrivateFault; of some refusals `state` is what there is now. */
export function useDeskAction<Body, Answer = unknown>(
  path: string | ((body: Body) => string),
  method: Method = 'POST',
) {
  return useCall('desk', (body: Body) =>
    deskFetch<Answer>(typeof path === 'string' ? path : path(body), { method, body }),
  );
}
