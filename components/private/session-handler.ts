/**
 * What a call of the desk or of a space cannot decide itself: its frame registers this while it is mounted. `register` returns what removes
 * it; `current` is null without a frame.
 */
export function sessionHandler<Handler extends object>() {
  let handler: Handler | null = null;
  return {
    current: () => handler,
    register: (given: Handler) => {
      handler = given;
      return () => {
        if (handler === given) handler = null;
      };
    },
  };
}
