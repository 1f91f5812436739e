import 'server-only';
import { findStatementById, type StatementView } from './queries';
import { maskedStatement } from './statement';
import { statementOfLink } from './statement-link';

/**
 * Null if the link is forged, or its statement has been deleted. The history of an order leads to the one that its buyer has undone,
 * so its mailbox, which is the order's, is masked from then on.
 */
export async function findLinkedStatement(link: string): Promise<StatementView | null> {
  const id = statementOfLink(link);
  const statement = id && (await findStatementById(id));
  if (!statement) return null;
  return statement.undone ? maskedStatement(statement) : statement;
}
