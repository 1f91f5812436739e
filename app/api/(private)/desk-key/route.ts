import type { DeskKeyAnswer } from '@/lib/private/desk-key/contract';
import { sealingKey } from '@/lib/private/desk-key/open-desk-key';
import { fingerprint } from '@/lib/private/sealing/fingerprint';
import { endpoint } from '../../(server)/_http/endpoint';

/** What a browser seals a consultation for; 204 while nothing is sealed. */
export const GET = endpoint(async () => {
  const key = await sealingKey();
  if (!key) return new Response(null, { status: 204 });
  const { epoch, recipient } = key;
  const answer: DeskKeyAnswer = { epoch, recipient, fingerprint: await fingerprint(recipient) };
  return Response.json(answer);
});
