import { maskedEmail } from '../order-page/masked-email';

/** For the person who holds the link of an order: the mailbox has the acknowledgment with all of it. */
export function maskedStatement<Statement extends { ackEmail: string }>(statement: Statement): Statement {
  return { ...statement, ackEmail: maskedEmail(statement.ackEmail) };
}
