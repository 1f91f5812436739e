type Door = {
  /** Asks for a touch of the passkey. False if the person has left it. */
  confirm: () => Promise<boolean>;
  /** The session has ended. */
  closed: () => void;
};

let door: Door | null = null;

/** The frame stands at the door while it is shown; returns what takes it away. */
export function watchDoor(watcher: Door): () => void {
  door = watcher;
  return () => {
    if (door === watcher) door = null;
  };
}

export async function askToConfirm(): Promise<boolean> {
  return (await door?.confirm()) ?? false;
}

export function reportClosed(): void {
  door?.closed();
}
