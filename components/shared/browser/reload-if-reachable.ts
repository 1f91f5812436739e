/** Milliseconds. */
const TIMEOUT = 10_000;

/** Reloads the page if it can be had. False if not: a reload would then end in the browser's own error page. */
export async function reloadIfReachable(): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) });
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
