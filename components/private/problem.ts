type Given = { status: number; code: string; message: string; fields?: Record<string, string>; state?: unknown };

/** Any answer that is not 2xx of a call behind a login, and what goes wrong on this side: no network, or a passkey that was not touched. */
export class Problem extends Error {
  /** 0: found on this side. */
  readonly status: number;
  readonly code: string;
  /** Sentences of the server beside fields of the request. */
  readonly fields: Record<string, string>;
  /** What there is now, where the refusal says it. */
  readonly state: unknown;
  /** The name of the file that it is about. */
  file = '';

  constructor({ status, code, message, fields = {}, state }: Given) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.state = state;
  }
}

/** What the body of an answer says that is not 2xx. */
export async function problemOf(response: Response): Promise<Problem> {
  type Body = { error: { code: string; message: string; fields?: Record<string, string> }; state?: unknown };
  const body: Body | null = await response.json().catch(() => null);
  if (!body?.error) return browserProblem('unreadable');
  return new Problem({ status: response.status, ...body.error, state: body.state });
}

/** Found by the browser. The server sends no sentence for it: the messages of the desk, of a space or of both have it. */
export function browserProblem(code: string, file = ''): Problem {
  return Object.assign(new Problem({ status: 0, code, message: '' }), { file });
}

/** What it resolves to, or a Problem: code that could not be loaded, and the like, has no sentence of its own. */
export async function orProblem<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof Problem ? error : browserProblem('unreadable');
  }
}

/** Found by the browser in what was typed: sentences by field. */
export function fieldProblem(fields: Record<string, string>): Problem {
  return new Problem({ status: 0, code: 'invalid', message: '', fields });
}
