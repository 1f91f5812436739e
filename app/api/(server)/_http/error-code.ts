type SnakeCase<Text extends string> = Text extends `${infer Head}-${infer Rest}` ? `${Head}_${SnakeCase<Rest>}` : Text;

/** The code in an answer's JSON for a reason of the domain: `too-many-claims` is `too_many_claims`. */
export function errorCode<Reason extends string>(reason: Reason): SnakeCase<Reason> {
  return reason.replaceAll('-', '_') as SnakeCase<Reason>;
}
