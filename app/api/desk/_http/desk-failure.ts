import { errorCode } from '../../(server)/_http/error-code';
import { problem } from '../../(server)/_http/problem';

/** What people, passkeys and invitations may be refused for. */
const STATUS = {
  'name-needed': 409,
  'ceremony-over': 409,
  'passkey-refused': 403,
  'passkey-behind': 403,
  'paper-refused': 403,
  'invitation-unknown': 404,
  'invitation-expired': 410,
  'invitation-used': 410,
  'already-here': 409,
  'person-unknown': 404,
  'last-person': 409,
  'key-unknown': 404,
  'session-unknown': 404,
  'last-key': 409,
  'last-opener': 409,
  'desk-key-there': 409,
  'desk-key-changed': 409,
  'desk-key-unproved': 403,
} as const;

export function deskFailure(reason: keyof typeof STATUS): Promise<Response> {
  return problem(STATUS[reason], errorCode(reason));
}
