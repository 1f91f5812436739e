import { wordlist } from '@scure/bip39/wordlists/spanish.js';
import type { Result } from '@/lib/shared/result';

/** Words of a new phrase: 88 bits. */
const PHRASE_WORDS = 8;

/** Phrases that were made before, of 66 bits, open for ever. */
const LENGTHS: readonly number[] = [PHRASE_WORDS, 6];

/** Words of the Spanish list of BIP 39, in small letters without accents, with one space between them. */
export type Phrase = string & { readonly of: 'phrase' };

const LIST = 2048;

/** Writes the words as they are read: with their accents. */
export function newPhrase(): string {
  const numbers = crypto.getRandomValues(new Uint16Array(PHRASE_WORDS));
  // 65536 is a multiple of 2048: every word is as likely as the next.
  return Array.from(numbers, (number) => (wordlist[number % LIST] ?? '').normalize('NFC')).join(' ');
}

type Parsed = Result<{ phrase: Phrase }, 'word-count'> | { ok: false; reason: 'unknown-word'; word: string };

/** Reads a phrase as a person types it: any case, with or without accents, any separators. */
export function parsePhrase(text: string): Parsed {
  const words = plain(text)
    .split(/[^a-z]+/)
    .filter(Boolean);
  if (!LENGTHS.includes(words.length)) return { ok: false, reason: 'word-count' };
  const known = plainWords();
  const word = words.find((one) => !known.has(one));
  if (word !== undefined) return { ok: false, reason: 'unknown-word', word };
  return { ok: true, phrase: words.join(' ') as Phrase };
}

let plainList: Set<string> | undefined;

/** The words are distinct without their accents too. */
function plainWords(): Set<string> {
  plainList ??= new Set(wordlist.map(plain));
  return plainList;
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
}
