/** A caller joins only a read that has not started: it sees every earlier write. One read of a key runs at a time. */
export function coalesceReads<Value>(): (key: string, read: () => Promise<Value>) => Promise<Value> {
  const waiting = new Map<string, Promise<Value>>();
  const running = new Map<string, Promise<unknown>>();

  return (key, read) => {
    const joined = waiting.get(key);
    if (joined) return joined;
    const started = (running.get(key) ?? Promise.resolve()).then(() => {
      waiting.delete(key);
      const value = read();
      const ended = value.then(nothing, nothing).then(() => {
        if (running.get(key) === ended) running.delete(key);
      });
      running.set(key, ended);
      return value;
    });
    waiting.set(key, started);
    return started;
  };
}

function nothing(): void {}
