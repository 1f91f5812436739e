/**
 * Lets callers who ask the same at the same time share one read. A caller joins a read that is about to begin, never one
 * that is under way: what he is told was true after he asked, also about what he himself has just changed. At most one
 * read of a kind runs at a time, however many ask.
 */
export function sharedRead<Value>(): (key: string, read: () => Promise<Value>) => Promise<Value> {
  const next = new Map<string, Promise<Value>>();
  const running = new Map<string, Promise<unknown>>();

  return (key, read) => {
    const joined = next.get(key);
    if (joined) return joined;
    const begun = (running.get(key) ?? Promise.resolve()).then(() => {
      next.delete(key);
      const value = read();
      const ended = value.then(nothing, nothing).then(() => {
        if (running.get(key) === ended) running.delete(key);
      });
      running.set(key, ended);
      return value;
    });
    next.set(key, begun);
    return begun;
  };
}

function nothing(): void {}
