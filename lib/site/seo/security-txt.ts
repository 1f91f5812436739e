import { LOCALE } from '@/lib/shared/i18n/locale';

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/** RFC 9116: where to report a weakness. Valid for about half a year from `now`; the same text all day. */
export function securityTxt({ url, contactEmail }: { url: string; contactEmail: string }, now: Date): string {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const lines = [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${new Date(midnight + VALID_DAYS * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${LOCALE}`,
    `Canonical: ${url}/.well-known/security.txt`,
  ];
  return `${lines.join('\r\n')}\r\n`;
}
