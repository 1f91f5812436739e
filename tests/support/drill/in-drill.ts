/** The second value under `npm run drill`, which runs the same tests at full length; the first in the suite. */
export function inDrill<Value>(suite: Value, drill: Value): Value {
  return process.env.DRILL === 'true' ? drill : suite;
}
