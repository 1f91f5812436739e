import 'server-only';
import { isKeyedHash, keyedHash } from '@/lib/server/security/keyed-hash';
import { versioned } from '@/lib/server/security/signed-id';
import { site } from '@/lib/shared/site';

/** The only key to a bought file. */
export type DownloadKey = { downloadId: string; signature: string };

/** `linkVersion`: of the order. A new one ends the links to its files too. */
export type LinkedDownload = { downloadId: string; linkVersion: number; firstLinkVersion: number };

/** The page with the button, for an e-mail. */
export function downloadLink(download: LinkedDownload): string {
  return `${site.url}${downloadPage(downloadKey(download))}`;
}

export function downloadKey(download: LinkedDownload): DownloadKey {
  return { downloadId: download.downloadId, signature: keyedHash('download', subject(download)) };
}

export function downloadPage({ downloadId, signature }: DownloadKey): string {
  return `/descargas/${encodeURIComponent(downloadId)}/${encodeURIComponent(signature)}`;
}

/** Delivers the file to a POST; anything else is led to the page. */
export function downloadAction({ downloadId, signature }: DownloadKey): string {
  return `/api/downloads/${encodeURIComponent(downloadId)}/${encodeURIComponent(signature)}`;
}

/** What a key is to its download: `present` opens it, `replaced` did until the order's link was made anew, null never did. */
export function stateOfKey({ signature }: DownloadKey, download: LinkedDownload): 'present' | 'replaced' | null {
  const { linkVersion, firstLinkVersion } = download;
  for (let version = linkVersion; version >= firstLinkVersion; version -= 1) {
    if (!isKeyedHash('download', subject({ ...download, linkVersion: version }), signature)) continue;
    return version === linkVersion ? 'present' : 'replaced';
  }
  return null;
}

function subject({ downloadId, linkVersion, firstLinkVersion }: LinkedDownload): string {
  return versioned(downloadId, linkVersion === firstLinkVersion ? 1 : linkVersion);
}
