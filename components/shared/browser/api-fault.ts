type Given = { status: number; code: string; message: string; fields?: Record<string, string>; state?: unknown };

/** Any answer that is not 2xx, and what goes wrong on this side: no network, or a passkey that was not touched. */
export class ApiFault extends Error {
  /** 0: found on this side. */
  readonly status: number;
  readonly code: string;
  /** Sentences of the server beside fields of the request. */
  readonly fields: Record<string, string>;
  /** What there is now, where the refusal says it. */
  readonly state: unknown;

  constructor({ status, code, message, fields = {}, state }: Given) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.state = state;
  }
}

/** What the body of a refusal says; null if it cannot be read. */
export async function readRefusal(response: Response): Promise<Given | null> {
  type Body = { error: { code: string; message: string; fields?: Record<string, string> }; state?: unknown };
  const body: Body | null = await response.json().catch(() => null);
  return body?.error ? { status: response.status, ...body.error, state: body.state } : null;
}
