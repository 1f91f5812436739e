/** Who buys in one test; the mailbox is nobody else's, so that the outbox can be asked for it. */
export type Visitor = { fullName: string; email: string; phone: string };

export function visitorOf(testId: string): Visitor {
  return { fullName: 'Lucía Prueba Ejemplo', email: `lucia-${testId.slice(-12)}@example.com`, phone: '600 000 000' };
}
