import { goesAlong } from '@/components/desk/questions/question-along';
import { newIdentity, type Recipient, recipientOf } from '@/lib/sealing/identity';

let space: Recipient;
let other: Recipient;
beforeAll(async () => {
  [space, other] = [await recipientOf(await newIdentity()), await recipientOf(await newIdentity())];
});

test('with an answer into the space what was asked goes along', () => {
  expect(goesAlong({ via: 'space', space, replyTo: null, isWanted: false })).toBe(true);
});

test('with one by mail by itself only for the key that its sender has used', () => {
  expect(goesAlong({ via: 'mail', space, replyTo: space, isWanted: false })).toBe(true);
  expect(goesAlong({ via: 'mail', space, replyTo: null, isWanted: false })).toBe(false);
});

test('a person of the desk may choose so where no key was used, and never for another key than the one that was', () => {
  expect(goesAlong({ via: 'mail', space, replyTo: null, isWanted: true })).toBe(true);
  expect(goesAlong({ via: 'mail', space, replyTo: other, isWanted: true })).toBe(false);
});
