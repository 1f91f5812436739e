import { ApiFault } from '@/components/shared/browser/api-fault';

/** What a call of the desk is refused for. */
export class DeskFault extends ApiFault {
  /** The name of the file that it is about. */
  file = '';
}

/** Faults that the browser finds. The server sends no sentence for them: `DeskShared.faults` in the messages has it. */
const LOCAL_CODES = [
  'offline',
  'unreachable',
  'unreadable',
  'not_confirmed',
  'key_refused',
  'key_known',
  'key_failed',
  'key_unsupported',
  'key_opens_nothing',
  'key_without_access',
  'paper_length',
  'paper_digit',
  'paper_check',
  'paper_other',
  'paper_incomplete',
  'no_desk_key',
  'desk_key_exchanged',
  'desk_key_other',
  'desk_key_unvouched',
  'paper_unvouched',
  'sealed_damaged',
  'sealed_file_damaged',
  'sealed_file_changed',
  'sealed_file_type',
  'sealed_file_content',
  'sealed_file_bomb',
  'sealed_file_active',
  'sealed_file_pixels',
  'sealed_file_infected',
] as const;

export type LocalCode = (typeof LOCAL_CODES)[number];

export function localFault(code: LocalCode, file = ''): DeskFault {
  return Object.assign(new DeskFault({ status: 0, code, message: '' }), { file });
}

/** What it resolves to, or a DeskFault: code that could not be loaded, and the like, has no sentence of its own. */
export async function orDeskFault<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof DeskFault ? error : localFault('unreadable');
  }
}

export function isLocalCode(code: string): code is LocalCode {
  return LOCAL_CODES.some((known) => known === code);
}
