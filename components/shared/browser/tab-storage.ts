/** This tab's storage, or null on the server and where the browser refuses it. */
export function tabStorage(): Storage | null {
  if (typeof window === 'undefined') return null;
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Under which the tab keeps what was typed into the form with this id, on this page or another one. */
export const keptKey = (formId: string, path = window.location.pathname) => `formulario:${path}#${formId}`;

/** The JSON stored under this key; null if there is none, or none that can be parsed. */
export function readStored(storage: Storage | null, key: string): unknown {
  try {
    return JSON.parse(storage?.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** False if there is no storage or it is full. */
export function writeStored(storage: Storage | null, key: string, value: unknown): boolean {
  try {
    storage?.setItem(key, JSON.stringify(value));
    return storage !== null;
  } catch {
    return false;
  }
}
