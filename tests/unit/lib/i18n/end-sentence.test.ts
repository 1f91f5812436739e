import { consultationPage } from '@/lib/content/consultation';
import { legalNotice } from '@/lib/content/legal-notice';
import { privacyPolicy } from '@/lib/content/privacy-policy';
import { terms } from '@/lib/content/terms';
import { endSentence } from '@/lib/i18n/end-sentence';

test.each([
  ['Empresa, S.L.', 'Empresa, S.L.'],
  ['Empresa', 'Empresa.'],
])('%s ends a sentence as %s', (name, sentence) => {
  expect(endSentence(name)).toBe(sentence);
});

test('no text about the firm ends in two full stops', () => {
  expect(JSON.stringify([consultationPage, legalNotice, privacyPolicy, terms])).not.toMatch(/[^.]\.\.(?!\.)/);
});
