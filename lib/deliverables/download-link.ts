import 'server-only';
import { isKeyedHash, keyedHash } from '@/lib/security/keyed-hash';
import { site } from '@/lib/site';

/** The only key to a bought file. */
export type DownloadKey = { downloadId: string; signature: string };

/** The page with the button, for an e-mail. */
export function downloadLink(downloadId: string): string {
  return `${site.url}${downloadPage(downloadKey(downloadId))}`;
}

export function downloadKey(downloadId: string): DownloadKey {
  return { downloadId, signature: keyedHash('download', downloadId) };
}

export function downloadPage({ downloadId, signature }: DownloadKey): string {
  return `/descargas/${encodeURIComponent(downloadId)}/${encodeURIComponent(signature)}`;
}

/** Delivers the file to a POST; anything else is led to the page. */
export function downloadAction({ downloadId, signature }: DownloadKey): string {
  return `/api/downloads/${encodeURIComponent(downloadId)}/${encodeURIComponent(signature)}`;
}

export function isDownloadKey({ downloadId, signature }: DownloadKey): boolean {
  return isKeyedHash('download', downloadId, signature);
}
