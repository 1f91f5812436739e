import { errorCode } from '@/app/api/(server)/_http/error-code';

test.each([
  ['busy', 'busy'],
  ['too-large', 'too_large'],
  ['too-many-claims', 'too_many_claims'],
])('the reason %s has the code %s', (reason, code) => {
  expect(errorCode(reason)).toBe(code);
});
