import { ApiFault } from '@/components/shared/browser/api-fault';

/** What a call behind a login is refused for, and what the browser finds itself. */
export class PrivateFault extends ApiFault {
  /** The name of the file that it is about. */
  file = '';
}

/** Found by the browser. The server sends no sentence for it: the messages of the desk, of a space or of both have it. */
export function browserFault(code: string, file = ''): PrivateFault {
  return Object.assign(new PrivateFault({ status: 0, code, message: '' }), { file });
}

/** Found by the browser in what was typed: sentences by field. */
export function fieldFault(fields: Record<string, string>): PrivateFault {
  return new PrivateFault({ status: 0, code: 'invalid', message: '', fields });
}

/** What it resolves to, or a PrivateFault: code that could not be loaded, and the like, has no sentence of its own. */
export async function orFault<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof PrivateFault ? error : browserFault('unreadable');
  }
}
