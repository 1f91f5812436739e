import { errorCode } from '../../(server)/_http/error-code';
import { problem } from '../../(server)/_http/problem';

/** What a space and its keys may be refused for. */
const STATUS = {
  'space-off': 404,
  'space-closed': 401,
  'name-needed': 409,
  'ceremony-over': 409,
  'key-refused': 403,
  'key-behind': 403,
  'session-unknown': 404,
  'code-expired': 410,
  'ticket-over': 410,
  'space-there': 409,
  'nothing-opens': 409,
  'phrase-off': 403,
  'recovery-wrong': 401,
  'last-key': 409,
  'payment-open': 409,
  'mailbox-taken': 409,
  'data-waits': 409,
  'space-first': 409,
} as const;

export function spaceFailure(reason: keyof typeof STATUS): Promise<Response> {
  return problem(STATUS[reason], errorCode(reason));
}
