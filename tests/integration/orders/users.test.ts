import messages from '@/lib/shared/i18n/messages';
import { tally, times } from '@/tests/support/http/concurrency';
import { countStored } from '@/tests/support/shop/records';
import { sharedShop } from '@/tests/support/shop/shop';

const shop = sharedShop();

const register = (body: object) => shop.api.post<{ userId: string }>('/api/users', body);

async function stored(userId: string): Promise<unknown> {
  const { rows } = await shop.db.query(
    'SELECT email, full_name AS "fullName", phone, created_at AS "createdAt" FROM users WHERE id = $1',
    [userId],
  );
  return rows[0];
}

test('a customer is registered with what was typed or pasted, tidied up', async () => {
  const answer = await register({
    email: ' \u2068Eva.Ruiz@Peña-Ruiz.example\u2069 ',
    fullName: '  Eva Ruiz ',
    phone: ' \u202a(+34) 600/000\u2011000\u202c ',
  });
  expect(answer).toMatchObject({ status: 200, body: { userId: expect.any(String) } });
  expect(await stored(answer.body.userId)).toMatchObject({
    email: 'eva.ruiz@xn--pea-ruiz-e3a.example',
    fullName: 'Eva Ruiz',
    phone: '600 000 000',
  });
});

test('the answer does not reveal whether an address was known', async () => {
  const fresh = await register({ email: 'nueva@example.com', fullName: 'Nueva' });
  const known = await register({ email: 'nueva@example.com', fullName: 'Nueva' });
  expect(known).toMatchObject({ status: fresh.status, body: fresh.body });
  expect(Object.keys(fresh.body)).toEqual(['userId']);
  const names = ({ headers }: typeof fresh) => [...headers.keys()].filter((name) => name !== 'date').sort();
  expect(names(known)).toEqual(names(fresh));
  // Version 4: an id with its creation time would reveal it.
  expect(fresh.body.userId).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/);
});

test('an account is never overwritten by another registration of its address', async () => {
  const { body } = await register({ email: 'titular@example.com', fullName: 'La Titular', phone: '600 111 222' });
  const before = await stored(body.userId);
  const again = await register({ email: 'TITULAR@example.com', fullName: 'Otra Persona', phone: '699 999 999' });
  expect(again.body).toEqual(body);
  expect(await stored(body.userId)).toEqual(before);
});

test('fifty registrations of one address at once are one account', async () => {
  const before = await countStored(shop.db);
  const answers = await times(50, (index) => register({ email: 'a.la.vez@example.com', fullName: `Eva ${index}` }));
  expect(tally(answers)).toEqual({ 200: 50 });
  expect(new Set(answers.map(({ body }) => body.userId)).size).toBe(1);
  expect((await countStored(shop.db)).users).toBe(before.users + 1);
});

describe('is refused with the field, and nothing is stored:', () => {
  const eva = { email: 'eva@example.org', fullName: 'Eva' };
  const { Validation } = messages;

  test.each([
    ['no name', { fullName: '' }, 'fullName', Validation.nameRequired],
    ['a name that is a number', { fullName: 7 }, 'fullName', Validation.nameRequired],
    ['a name of 121 letters', { fullName: 'a'.repeat(121) }, 'fullName', Validation.nameTooLong],
    ['a name with a NUL', { fullName: 'Eva\u0000' }, 'fullName', Validation.nameUnprintable],
    ['a name that turns the text around', { fullName: 'Eva\u202e' }, 'fullName', Validation.nameUnprintable],
    ['no address', { email: undefined }, 'email', Validation.emailRequired],
    ['an address without a domain', { email: 'eva@localhost' }, 'email', Validation.emailInvalid],
    ['two addresses', { email: 'eva@example.org,otra@example.org' }, 'email', Validation.emailInvalid],
    [
      'an address with a line break',
      { email: 'eva@example.org\nBcc: x@example.org' },
      'email',
      Validation.emailInvalid,
    ],
    ['an address of 255 letters', { email: `${'a'.repeat(243)}@example.org` }, 'email', Validation.emailInvalid],
    ['letters as a phone', { phone: 'seis cero cero' }, 'phone', Validation.phoneInvalid],
    ['half a phone', { phone: '12345' }, 'phone', Validation.phoneInvalid],
    ['a phone of 31 digits', { phone: '1'.repeat(31) }, 'phone', Validation.phoneInvalid],
  ])('%s', async (_, change, field, message) => {
    const before = await countStored(shop.db);
    expect(await shop.api.post('/api/users', { ...eva, ...change })).toMatchObject({
      status: 422,
      body: { error: { code: 'invalid', fields: { [field]: message } } },
    });
    expect(await countStored(shop.db)).toEqual(before);
  });

  test.each(['', undefined])('but not an empty phone (%p)', async (phone) => {
    expect((await register({ ...eva, phone })).status).toBe(200);
  });
});
