import type { Email } from './sandbox-control';

/** Without the marks of a sentence, which no reader takes for a part of the address. */
const ADDRESS = /https?:\/\/[^\s<>"\\]*[^\s<>"\\.,;:!?)\]»]/g;
const READABLE = /^text\//;

/** Throws for an address in an e-mail or its files that ends in a sign which readers of plain text cut off: no letter, digit or slash. */
export function judgeMailedAddresses(emails: Email[]): void {
  const faults = emails.flatMap(({ subject, html, text, headers, attachments }) => {
    const files = attachments.filter(({ contentType }) => READABLE.test(contentType));
    const parts = [html, text, ...Object.values(headers), ...files.map(({ content }) => decoded(content))];
    const addresses = parts.flatMap((part) => part?.match(ADDRESS) ?? []);
    return addresses.filter((address) => !/[\p{L}\d/]$/u.test(address)).map((address) => `${subject}: ${address}`);
  });
  if (faults.length > 0) throw new Error(`Addresses that a reader of mail cuts off:\n${faults.join('\n')}`);
}

/** Lines of a calendar file are folded. */
const decoded = (base64: string) =>
  Buffer.from(base64, 'base64')
    .toString()
    .replaceAll(/\r?\n /g, '');
