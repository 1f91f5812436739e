type SessionHandler = {
  /** Asks for a touch of the passkey. False if the person has left it. */
  confirm: () => Promise<boolean>;
  /** The session has ended. */
  closed: () => void;
};

let handler: SessionHandler | null = null;

/** For what a call cannot decide itself: the frame registers this while it is mounted. Returns what removes it. */
export function registerSessionHandler(given: SessionHandler): () => void {
  handler = given;
  return () => {
    if (handler === given) handler = null;
  };
}

/** False without a frame. */
export async function askToConfirm(): Promise<boolean> {
  return (await handler?.confirm()) ?? false;
}

export function reportClosed(): void {
  handler?.closed();
}
