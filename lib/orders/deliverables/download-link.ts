import 'server-only';
import { addMinutes } from 'date-fns';
import { claimedId, LINK_PART, open, sign } from '@/lib/server/security/signed-link';
import { site } from '@/lib/shared/site';

/** The only key to a bought file: the two parts of a signed link, as they stand in the address. */
export type DownloadKey = { downloadId: string; signature: string };

/** `linkVersion`: of the order. A new one ends the links to its files too. */
type LinkedDownload = { downloadId: string; linkVersion: number; firstLinkVersion: number };

/** The page with the button, for an e-mail. */
export function downloadLink(download: LinkedDownload): string {
  return `${site.url}${downloadPage(downloadKey(download))}`;
}

export function downloadKey({ downloadId, ...link }: LinkedDownload): DownloadKey {
  const text = sign('download', downloadId, { version: versionOf(link) });
  return { downloadId: text.slice(0, LINK_PART), signature: text.slice(LINK_PART) };
}

export function downloadPage({ downloadId, signature }: DownloadKey): string {
  return `/descargas/${encodeURIComponent(downloadId)}/${encodeURIComponent(signature)}`;
}

/** Counts a POST and leads it to the file; anything else is led to the page. */
export function downloadAction({ downloadId, signature }: DownloadKey): string {
  return `/api/downloads/${encodeURIComponent(downloadId)}/${encodeURIComponent(signature)}`;
}

const DELIVERY_MINUTES = 5;

/** Where a counted POST gets the file by GET, for some minutes. */
export function deliveryPath(key: DownloadKey, downloadId: string, now: Date): string {
  return `${downloadAction(key)}/${sign('download-delivery', downloadId, { until: addMinutes(now, DELIVERY_MINUTES) })}`;
}

export function isDelivery(delivery: string, downloadId: string, now: Date): boolean {
  return open('download-delivery', delivery, { now }) === downloadId;
}

/** What a key is to its download: `present` opens it, `replaced` did until the order's link was made anew, null never did. */
export function stateOfKey(key: DownloadKey, download: LinkedDownload): 'present' | 'replaced' | null {
  const { downloadId, linkVersion, firstLinkVersion } = download;
  for (let version = linkVersion; version >= firstLinkVersion; version -= 1) {
    const signed = { version: versionOf({ linkVersion: version, firstLinkVersion }) };
    if (open('download', textOf(key), signed) === downloadId) return version === linkVersion ? 'present' : 'replaced';
  }
  return null;
}

/** The download of which a key may be. */
export function downloadOfKey(key: DownloadKey): string | null {
  return claimedId(textOf(key));
}

const textOf = ({ downloadId, signature }: DownloadKey) => downloadId + signature;

function versionOf({ linkVersion, firstLinkVersion }: Omit<LinkedDownload, 'downloadId'>): number {
  return linkVersion === firstLinkVersion ? 1 : linkVersion;
}
