import { PasskeyFault } from '@/components/private/keys/passkey';
import { ApiFault } from '@/components/shared/browser/api-fault';

/** What a call of the space is refused for, and what the browser finds itself. */
export class SpaceFault extends ApiFault {}

/** The server sends no sentence for them: `SpaceShared.faults` in the messages has it. */
const LOCAL_CODES = [
  'offline',
  'unreachable',
  'unreadable',
  'not_confirmed',
  'key_refused',
  'key_known',
  'key_failed',
  'key_unsupported',
  'opens_nothing',
  'self_test',
  'damaged',
  'space_exchanged',
  'opens_none_there',
  'stretching_refused',
  'document_damaged',
  'document_changed',
  'document_unlike',
  'desk_closed',
  'too_slow',
  'file_gone',
] as const;

type LocalCode = (typeof LOCAL_CODES)[number];

export function localFault(code: LocalCode): SpaceFault {
  return new SpaceFault({ status: 0, code, message: '' });
}

/** Null for a refusal of the server, which has a sentence of its own. */
export function localCodeOf({ status, code }: SpaceFault): LocalCode | null {
  return status === 0 ? (LOCAL_CODES.find((known) => known === code) ?? null) : null;
}

/** What it resolves to, or a SpaceFault: of a passkey, or of code that could not be loaded. */
export async function orSpaceFault<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof SpaceFault) throw error;
    throw localFault(error instanceof PasskeyFault ? error.code : 'unreadable');
  }
}
