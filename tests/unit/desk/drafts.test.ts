/** @jest-environment jsdom */

import { forgetDrafts, keepDraft, keptDraft } from '@/components/private/desk/drafts';
import { answerDraftKey, newDraft, storeDraft, storedDraft } from '@/components/questions/desk/use-answer-draft';
import type { QuestionView } from '@/lib/questions/answers/contract';

const consultation = { kind: 'consultation', id: 'c1', epoch: null } as QuestionView;
const sealed = { ...consultation, id: 'c2', epoch: 1 } as QuestionView;
const text = 'Con 12.000 € al 4 %, empieza por el más caro.';

beforeEach(() => {
  sessionStorage.clear();
  forgetDrafts('marta');
});

test('an answer to what is sealed is kept in the memory of the page, and in no storage', () => {
  const key = answerDraftKey('marta', sealed);
  const draft = newDraft(text);
  storeDraft(key, draft);
  expect(JSON.stringify(sessionStorage)).toBe('{}');
  expect(storedDraft(key)).toEqual(draft);
  storeDraft(key, { ...draft, text: '' });
  expect(storedDraft(key).text).toBe('');
});

test('one that was stored in clear before is taken out of the storage, and still there', () => {
  sessionStorage.setItem('mesa:respuesta:marta:c2', JSON.stringify(newDraft(text)));
  expect(storedDraft(answerDraftKey('marta', sealed)).text).toBe(text);
  expect(sessionStorage).toHaveLength(0);
  expect(storedDraft(answerDraftKey('marta', sealed)).text).toBe(text);
});

test('leaving takes every draft of this person, and of no other', () => {
  const letter = (staffId: string) => ({ of: 'letter', staffId, id: 'nueva' }) as const;
  storeDraft(answerDraftKey('marta', consultation), newDraft(text));
  storeDraft(answerDraftKey('marta', sealed), newDraft(text));
  keepDraft(letter('marta'), { subject: 'Una' });
  keepDraft(letter('marta-2'), { subject: 'Otra' });
  sessionStorage.setItem('checkout:v1:plan', '{}');
  forgetDrafts('marta');
  expect(Object.keys(sessionStorage).sort()).toEqual(['checkout:v1:plan', 'mesa:carta:marta-2:nueva']);
  expect(storedDraft(answerDraftKey('marta', sealed)).text).toBe('');
  expect(keptDraft(letter('marta-2'))).toEqual({ subject: 'Otra' });
});
