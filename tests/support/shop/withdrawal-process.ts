import { DomainProcess, type Place } from './domain-process';
import type { WithdrawalCall } from './withdrawal-program';

export type Outcome = {
  ok: boolean;
  reason?: string;
  withdrawalId?: string;
  repeated?: boolean;
  retryAfterSeconds?: number;
};

export type WithdrawalProcess = DomainProcess<WithdrawalCall, Outcome>;

/** What the actions of the pages call. */
export const WithdrawalProcess = {
  start: (place: Place) => DomainProcess.of<WithdrawalCall, Outcome>('tests/support/shop/withdrawal-program.ts', place),
};
