import { errorCode } from './error-code';
import { type ProblemAnswer, problem } from './problem';

/** What people, passkeys, sessions, invitations, spaces and the keys of desk and space may be refused for. */
const STATUS = {
  'name-needed': 409,
  'ceremony-over': 409,
  'session-unknown': 404,
  'last-key': 409,
  // At the desk.
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
  'last-opener': 409,
  'desk-key-there': 409,
  'desk-key-changed': 409,
  'desk-key-unproved': 403,
  // In a space.
  'space-off': 404,
  'space-closed': 401,
  'key-refused': 403,
  'key-behind': 403,
  'code-expired': 410,
  'ticket-over': 410,
  'space-there': 409,
  'nothing-opens': 409,
  'phrase-off': 403,
  'recovery-wrong': 401,
  'payment-open': 409,
  'mailbox-taken': 409,
  'mailbox-changed': 409,
  'data-waits': 409,
  'space-first': 409,
} as const;

export function privateProblem(reason: keyof typeof STATUS): Promise<ProblemAnswer> {
  return problem(STATUS[reason], errorCode(reason));
}
