import { goesAlong } from '@/components/questions/desk/question-along';
import { newIdentity, type Recipient, recipientOf } from '@/lib/private/sealing/identity';

let space: Recipient;
let other: Recipient;
beforeAll(async () => {
  [space, other] = [await recipientOf(await newIdentity()), await recipientOf(await newIdentity())];
});

test('what was asked goes along by itself only for the key that its sender has used', () => {
  expect(goesAlong({ space, replyTo: space, isWanted: false })).toBe(true);
  expect(goesAlong({ space, replyTo: null, isWanted: false })).toBe(false);
});

test('a person of the desk may choose so where no key was used, and never for another key than the one that was', () => {
  expect(goesAlong({ space, replyTo: null, isWanted: true })).toBe(true);
  expect(goesAlong({ space, replyTo: other, isWanted: true })).toBe(false);
});
