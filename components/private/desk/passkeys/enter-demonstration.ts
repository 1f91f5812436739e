import type { StaffPerson } from '@/lib/private/desk-log/staff-member';
import { deriveProof } from '@/lib/private/sealing/derive';
import { deskWay } from '@/lib/private/sealing/desk-way';
import { openerOf } from '@/lib/private/sealing/identity';
import { parseRecoveryKey, type RecoveryKeyRefusal, recoverySecret } from '@/lib/private/sealing/recovery-key';
import { entranceApi } from '../entrance-api';
import { localProblem } from '../problem-note';
import { rememberOpener } from './desk-opener';

export const PAPER_FAULTS = {
  length: 'paper_length',
  digit: 'paper_digit',
  check: 'paper_check',
} as const satisfies Record<RecoveryKeyRefusal, string>;

/** Opens a session with the key on paper, which opens what is sealed as well. It stays in the browser. Throws a Problem. */
export async function enterDemonstration(typed: string): Promise<StaffPerson> {
  const parsed = parseRecoveryKey(typed);
  if (!parsed.ok) throw localProblem(PAPER_FAULTS[parsed.reason]);
  const secret = recoverySecret(parsed.key);
  const proof = await deriveProof(secret, 'mesa', 'recovery');
  const { staff } = await entranceApi.post('/sign-in/demonstration')({ proof });
  const { identity, ...paper } = await deskWay(secret, 'recovery');
  rememberOpener({ credentialId: null, opener: await openerOf(identity), ...paper });
  return staff;
}
