/** An expected failure is a value; a bug is an exception. */
export type Result<Success extends object, Failure extends string> =
  | ({ ok: true } & Success)
  | { ok: false; reason: Failure };
