import { terms } from '@/lib/orders/texts/terms';
import { consultationPage } from '@/lib/questions/texts/consultation';
import { endSentence } from '@/lib/shared/i18n/end-sentence';
import { legalNotice } from '@/lib/site/legal-notice';
import { privacyPolicy } from '@/lib/site/privacy-policy';

test.each([
  ['Empresa, S.L.', 'Empresa, S.L.'],
  ['Empresa', 'Empresa.'],
])('%s ends a sentence as %s', (name, sentence) => {
  expect(endSentence(name)).toBe(sentence);
});

test('no text about the firm ends in two full stops', () => {
  expect(JSON.stringify([consultationPage, legalNotice, privacyPolicy, terms])).not.toMatch(/[^.]\.\.(?!\.)/);
});
