/** An expected outcome as a value: `{ ok: true, … }` or `{ ok: false, reason }`. Bugs are exceptions, never a reason. */
export type Result<Success extends object, Failure extends string> =
  | ({ ok: true } & Success)
  | { ok: false; reason: Failure };
