/** The buyer of one test, with a mailbox of its own, so that the outbox can be searched for it. */
export type Visitor = { fullName: string; email: string; phone: string };

export function visitorOf(testId: string): Visitor {
  return { fullName: 'Lucía Prueba Ejemplo', email: `lucia-${testId.slice(-12)}@example.com`, phone: '600 000 000' };
}
