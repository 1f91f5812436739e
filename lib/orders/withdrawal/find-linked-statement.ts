import 'server-only';
import { findStatementById, type StatementView } from './queries';
import { statementOfLink } from './statement-link';

/** Null if the link is forged, or its statement has been deleted. */
export async function findLinkedStatement(link: string): Promise<StatementView | null> {
  const id = statementOfLink(link);
  return id ? findStatementById(id) : null;
}
