import { fromBase64 } from '@/lib/private/sealing/base64';
import type { Opener } from '@/lib/private/sealing/identity';
import { openToken } from '@/lib/private/sealing/possession';
import { deskKeyApi } from '../desk-key-api';
import { localProblem } from '../problem-note';

export type Proof = { challengeId: string; token: string };

/** What goes along with a change of the desk's key: by its last epoch, or by the key on paper. Throws a Problem. */
export async function provePossession(of: 'key' | 'paper', opener: Opener): Promise<Proof> {
  const { challengeId, sealed } = await deskKeyApi.post('/proof')({ of });
  const token = await openToken(fromBase64(sealed), opener);
  if (token === null) throw localProblem('desk_key_other');
  return { challengeId, token };
}
