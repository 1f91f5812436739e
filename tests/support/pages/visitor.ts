/** The buyer of one test, with a mailbox at a domain of its own: the outbox is searched for it, and the e-mails to one domain are limited. */
export type Visitor = { fullName: string; email: string; phone: string };

export function visitorOf(testId: string): Visitor {
  return { fullName: 'Lucía Prueba Ejemplo', email: `lucia@v${testId.slice(-12)}.example.com`, phone: '600 000 000' };
}
