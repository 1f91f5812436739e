import 'server-only';
import { isKeyedHash, keyedHash, LAST_LETTER, type Purpose } from './keyed-hash';

/** Characters of an id (16 bytes) and of a hash (132 bits: no link can be guessed). */
export const LINK_PART = 22;

/** Characters before the hash of a link with an end. */
export const ENDING_LINK_PART = LINK_PART + 10;

const SHAPES = [
  // Mailed without its last letter at first.
  new RegExp(`^(?<id>[\\w-]{22})(?<end>\\d{10})?(?<hash>[\\w-]{22})${LAST_LETTER}?$`),
  // Mailed before there was one scheme, and promised for up to six years.
  /^(?<id>[0-9a-f]{32})(?<hash>[\w-]{43})$/,
  /^(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?<end>\d{10})?(?<hash>[\w-]{43})$/,
];

/** `until`: the link ends by itself, at this second. A new `version` ends the links of all others. */
type Terms = { version?: number; until?: Date };

/** A UUID with its end, if it has one, and a keyed hash, as one segment of an address: it cannot be made without APP_SECRET. */
export function sign(purpose: Purpose, id: string, { version = 1, until }: Terms = {}): string {
  const end = until ? `${Math.floor(until.getTime() / 1000)}` : '';
  return encoded(id) + end + keyedHash(purpose, subject(id, version, end)).slice(0, LINK_PART) + LAST_LETTER;
}

/** The UUID of a link; null if it is forged, over or of another version, or its secret has left APP_SECRET. One with an end needs `now`. */
export function open(purpose: Purpose, text: string, { version = 1, now }: { version?: number; now?: Date } = {}) {
  const parts = partsOf(text);
  if (!parts) return null;
  const { id, end, hash, isEarlier } = parts;
  const signed = isEarlier ? (end ? `${id}.${end}` : versioned(id, version)) : subject(id, version, end);
  const isOver = end !== '' && !(now && Number(end) * 1000 > now.getTime());
  return isKeyedHash(purpose, signed, hash, hash.length) && !isOver ? id : null;
}

/** The UUID of which a link may be: to look up the version that `open` needs. */
export function claimedId(text: string): string | null {
  return partsOf(text)?.id ?? null;
}

/** The first version is not named: there were links and keys of jobs before there were any. */
export function versioned(id: string, version: number): string {
  return version === 1 ? id : `${id}.${version}`;
}

function subject(id: string, version: number, end: string): string {
  return `${id}.${version}${end && `.${end}`}`;
}

function partsOf(text: string) {
  const found = SHAPES.map((shape) => shape.exec(text)?.groups).find(Boolean);
  if (!found) return null;
  const { id: written = '', end = '', hash = '' } = found;
  const isEarlier = hash.length > LINK_PART;
  const hex = isEarlier ? written.replaceAll('-', '') : Buffer.from(written, 'base64url').toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  // Other last characters decode to the same bytes: one text for each link.
  return isEarlier || encoded(id) === written ? { id, end, hash, isEarlier } : null;
}

function encoded(uuid: string): string {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');
}
