import { json } from 'node:stream/consumers';
import { alertTitle } from '@/emails/server/alert-texts';
import type { AlertItem } from '@/lib/server/watch/alert-item';
import { FakeServer } from '../http/fake-server';
import { SandboxControl } from '../http/sandbox-control';

type Posted = { text: string; id: string; alerts: AlertItem[]; authorization: string | undefined };
type State = 'open' | 'over';

/** Both channels of the alerts as a person sees them: the staff's mailbox, and the receiver of the webhook. */
export class AlertChannels {
  /** What the receiver accepted, oldest first. */
  readonly posted: Posted[] = [];
  /** Requests that reached the receiver, whatever it answered. */
  received = 0;
  webhook: 'accepts' | 'fails' | 'hangs' = 'accepts';
  readonly mail: SandboxControl;
  readonly #receiver: FakeServer;

  private constructor(receiver: FakeServer, sandboxUrl: string) {
    this.#receiver = receiver;
    this.mail = new SandboxControl(sandboxUrl);
    receiver.answer = async (request, response) => {
      this.received += 1;
      const body = (await json(request)) as Omit<Posted, 'authorization'>;
      if (this.webhook === 'hangs') return;
      if (this.webhook === 'accepts') this.posted.push({ ...body, authorization: request.headers.authorization });
      response.writeHead(this.webhook === 'accepts' ? 200 : 500).end();
    };
  }

  static async open(sandboxUrl: string): Promise<AlertChannels> {
    return new AlertChannels(await FakeServer.start(), sandboxUrl);
  }

  get url(): string {
    return `${this.#receiver.url}/hook`;
  }

  async forget(): Promise<void> {
    await this.mail.reset();
    this.posted.length = 0;
  }

  close = () => this.#receiver.stop();

  /** How often each channel said that this kind is open, or over. */
  async told(kind: string, state: State): Promise<{ mail: number; webhook: number }> {
    const items = this.posted.flatMap(({ alerts }) => alerts);
    const posts = items.filter((item) => item.kind === kind && (item.overAt === null) === (state === 'open'));
    const begins = `${state === 'open' ? 'Aviso' : 'Resuelto'}: ${alertTitle(kind, {})}`;
    const mails = (await this.mail.emails()).filter(({ subject }) => subject.startsWith(begins));
    return { mail: mails.length, webhook: posts.length };
  }
}
