/** An expected failure is a value; a bug is an exception. */
export type Result<Success extends object, Refusal extends string> =
  | ({ ok: true } & Success)
  | { ok: false; reason: Refusal };
