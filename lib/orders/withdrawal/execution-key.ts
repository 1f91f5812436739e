/** Of the job that executes a statement: at most one waits. */
export function executionKey(withdrawalId: string): string {
  return `execute-withdrawal:${withdrawalId}`;
}
