type Status = 400 | 401 | 404 | 409 | 410;

/** Becomes Google's `{"error": {"errors": [{domain, reason, message}], code, message}}`. */
export class GoogleRefusal extends Error {
  constructor(
    readonly status: Status,
    readonly reason: string,
    message: string,
  ) {
    super(message);
  }

  body(): object {
    const errors = [{ domain: 'global', reason: this.reason, message: this.message }];
    return { error: { errors, code: this.status, message: this.message } };
  }
}
