import 'server-only';
import { draftWithdrawal, findStatement, type StatementView, type WithdrawalDraft } from './queries';

export type WithdrawalStep =
  /** `waiting` came without the order's link: to confirm it here means not to wait. */
  | { step: 'confirm'; draft: WithdrawalDraft; waiting: StatementView | null }
  | { step: 'done' }
  | { step: 'over'; draft: WithdrawalDraft }
  | { step: 'not-paid' };

/** What the holder of an order's link can do to withdraw from it. */
export async function findWithdrawalStep(orderId: string, now: Date): Promise<WithdrawalStep> {
  const [statement, draft] = await Promise.all([findStatement(orderId), draftWithdrawal(orderId, now)]);
  if (statement && !(statement.undoable && statement.basis !== 'late')) return { step: 'done' };
  if (!draft) return { step: 'not-paid' };
  if (!statement && draft.rights.basis === null) return { step: 'over', draft };
  return { step: 'confirm', draft, waiting: statement };
}
