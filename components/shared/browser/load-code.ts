/** Imports a part of the page's code. The function itself identifies the part, so it is one constant of a module. */
export type Load<Module> = () => Promise<Module>;

/** Milliseconds before each further attempt. */
const PAUSES = [300, 1_000, 3_000];

const loaded = new WeakMap<Load<unknown>, unknown>();
const asked = new WeakMap<Load<unknown>, Promise<unknown>>();

/** Ends at once when the browser is connected again. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    window.addEventListener('online', () => resolve(), { once: true });
  });
}

async function attempt<Module>(load: Load<Module>): Promise<Module> {
  for (const milliseconds of PAUSES) {
    try {
      return await load();
    } catch {
      await pause(milliseconds);
    }
  }
  return load();
}

/** What `loadCode` has loaded, or null. */
export function loadedCode<Module>(load: Load<Module>): Module | null {
  return (loaded.get(load) as Module | undefined) ?? null;
}

/** Loads code and retries over a gap of the network. Rejects if the code is still missing then; the next call tries anew. */
export function loadCode<Module>(load: Load<Module>): Promise<Module> {
  const running = asked.get(load) as Promise<Module> | undefined;
  if (running) return running;
  const started = attempt(load);
  asked.set(load, started);
  started.then(
    (module) => loaded.set(load, module),
    () => asked.delete(load),
  );
  return started;
}
