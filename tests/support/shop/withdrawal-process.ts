import { type DomainProcess, type Place, startDomain } from './domain-process';
import type { WithdrawalCall } from './withdrawal-program';

type Outcome = { ok: boolean; reason?: string; withdrawalId?: string; repeated?: boolean; retryAfterSeconds?: number };

export type WithdrawalProcess = DomainProcess<WithdrawalCall, Outcome>;

/** What the actions of the pages call. */
export const startWithdrawals = (place: Place): Promise<WithdrawalProcess> =>
  startDomain<WithdrawalCall, Outcome>('tests/support/shop/withdrawal-program.ts', place);
