import { wordlist } from '@scure/bip39/wordlists/spanish.js';
import { newPhrase, parsePhrase } from '@/lib/private/sealing/phrase';
import { newStretching, stretchPhrase } from '@/lib/private/sealing/stretch-phrase';

const parsed = (text: string) => {
  const answer = parsePhrase(text);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.phrase;
};

test('has eight words of a list of 2048, and is another each time', () => {
  const phrases = Array.from({ length: 100 }, newPhrase);
  expect(new Set(phrases).size).toBe(100);
  const words = wordlist.map((word) => word.normalize('NFC'));
  expect(words).toHaveLength(2048);
  for (const phrase of phrases) {
    expect(phrase.split(' ')).toHaveLength(8);
    for (const word of phrase.split(' ')) expect(words).toContain(word);
  }
});

test('is the same with and without accents, in any case and with any separators', () => {
  const phrase = parsed('ábaco abdomen abeja abierto abogado abono');
  for (const typed of [
    'abaco abdomen abeja abierto abogado abono',
    '  Ábaco, ABDOMEN - abeja.abierto\nabogado   ABONO ',
    '1. ábaco 2. abdomen 3. abeja 4. abierto 5. abogado 6. abono',
    'á\u00adbaco, abdo\u200emen; «abeja» abierto/abogado_abono.',
    'ａｂａｃｏ abdomen abeja abierto abogado abono',
  ]) {
    expect(parsed(typed)).toBe(phrase);
  }
});

test('has eight words, or the six of before', () => {
  const words = wordlist.slice(0, 10);
  const lengths = words.map((_, last) => last + 1).filter((length) => parsePhrase(words.slice(0, length).join(' ')).ok);
  expect(lengths).toEqual([6, 8]);
});

test('no two words of the list are the same without their accents', () => {
  expect(new Set(wordlist.map((word) => word.normalize('NFD').replace(/\p{M}/gu, ''))).size).toBe(2048);
});

test('says what is wrong with it', () => {
  expect(parsePhrase('')).toEqual({ ok: false, reason: 'word-count' });
  expect(parsePhrase('ábaco abdomen abeja abierto abogado')).toEqual({ ok: false, reason: 'word-count' });
  expect(parsePhrase('ábaco abdomen abeja abierto abogado sofá')).toEqual({
    ok: false,
    reason: 'unknown-word',
    word: 'sofa',
  });
});

test('the same phrase gives another secret with another salt', async () => {
  const phrase = parsed(newPhrase());
  // Full size takes this runner long; the browser's test has it.
  const [one, other] = [newStretching(), newStretching()].map((stretching) => ({ ...stretching, memoryKiB: 64 }));
  if (!one || !other) throw new Error('two');
  expect(await stretchPhrase(phrase, one)).toEqual(await stretchPhrase(phrase, one));
  expect(await stretchPhrase(phrase, one)).not.toEqual(await stretchPhrase(phrase, other));
});
