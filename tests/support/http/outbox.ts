import { waitUntil } from '@/scripts/wait-until';
import type { Email, SandboxControl } from './sandbox-control';

/** The address that is informed of orders and messages, unless configured otherwise. */
export const STAFF = 'equipo@elsofadeldinero.example';

type Wanted = { to: string; subject?: RegExp };

function matches(email: Email, { to, subject = /^/ }: Wanted): boolean {
  return email.to.includes(to) && subject.test(email.subject);
}

/** The e-mails that the product has sent in this test. */
export class Outbox {
  constructor(readonly sandbox: SandboxControl) {}

  async find(wanted: Wanted): Promise<Email[]> {
    return (await this.sandbox.emails()).filter((email) => matches(email, wanted));
  }

  /** The first e-mail of that kind, as soon as it is there. */
  waitFor(wanted: Wanted, timeout = 60_000): Promise<Email> {
    const message = `No e-mail to ${wanted.to} with the subject ${wanted.subject ?? 'of any kind'}`;
    return waitUntil(async () => (await this.find(wanted))[0], { timeout, every: 100, message });
  }
}
