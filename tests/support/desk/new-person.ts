import type { KeyStep } from '@/lib/private/staff/accept-invitation';
import { type AnyBody, Api } from '../http/api';
import type { SharedStack } from '../stack/stack';
import { Authenticator } from './authenticator';
import { invitationToken } from './invitation-token';

type Options = { name?: string; prf?: boolean; synced?: boolean };

type Joined = { id: string; name: string; cookie: string; keyStep: KeyStep | null };
export type NewPerson = Joined & { device: Authenticator };

export type Creation = { ceremonyId: string; options: PublicKeyCredentialCreationOptionsJSON } & AnyBody;
export type Request = { ceremonyId: string; options: Parameters<Authenticator['touch']>[0] } & AnyBody;
type Entered = { staff: { id: string; name: string }; keyStep: KeyStep | null } & AnyBody;

/** Where the pages of a test are: passkeys have no IP address. */
export function originOf({ baseUrl }: Pick<SharedStack, 'baseUrl'>): string {
  return baseUrl.replace('127.0.0.1', 'localhost');
}

export function cookieOf(headers: Headers): string {
  return (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

/** Invited on the server, with a passkey in software, and in. */
export async function newPerson(
  stack: SharedStack,
  { name = 'Marta Ruiz', ...habits }: Options = {},
): Promise<NewPerson> {
  const device = new Authenticator({ origin: originOf(stack), ...habits });
  return joinDesk(stack, name, async (options) => ({ answer: device.register(options), device }));
}

/** Invited on the server, with the passkey that `register` makes, and in. */
export async function joinDesk<Made extends { answer: object }>(
  stack: SharedStack,
  name: string,
  register: (options: Creation['options']) => Promise<Made>,
): Promise<Joined & Made> {
  const api = new Api(`${stack.baseUrl}/api/desk`);
  const token = await invitationToken(stack.db, { name });
  const { body } = await api.post<Creation>('/invitation/options', { token });
  const made = await register(body.options);
  const accept = { token, ceremonyId: body.ceremonyId, label: 'Portátil', answer: made.answer };
  const accepted = await api.post<Entered>('/invitation/accept', accept);
  if (accepted.status !== 200) throw new Error(`The invitation was refused: ${JSON.stringify(accepted.body)}`);
  const { staff, keyStep } = accepted.body;
  return { ...staff, keyStep, cookie: cookieOf(accepted.headers), ...made };
}
