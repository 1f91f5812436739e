import { readText } from '@/app/api/(server)/_http/read-json';
import { BODY_TIMEOUT_MS } from '@/lib/shared/time-limits';

jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

afterEach(() => jest.useRealTimers());

/** A call whose body comes in these pieces, of a length unknown before. */
function call(pieces: Uint8Array[], { ends }: { ends: boolean }): Request {
  const body = new ReadableStream({
    start(sender) {
      for (const piece of pieces) sender.enqueue(piece);
      if (ends) sender.close();
    },
  });
  return new Request('http://localhost/api/users', { method: 'POST', body, duplex: 'half' } as RequestInit);
}

async function refusalOf(reading: ReturnType<typeof readText>) {
  const read = await reading;
  if (read.ok) throw new Error('It was read.');
  const { status, headers } = await read.response;
  return [status, headers.get('connection')];
}

test('a body is the same text however it is cut, and an absent one is empty', async () => {
  const bytes = new TextEncoder().encode('{"name":"Begoña"}');
  const pieces = [...bytes].map((byte) => Uint8Array.of(byte));
  expect(await readText(call(pieces, { ends: true }))).toEqual({ ok: true, value: '{"name":"Begoña"}' });
  expect(await readText(new Request('http://localhost/api/users'))).toEqual({ ok: true, value: '' });
});

test('a body that hides that it is too large is not read to its end', async () => {
  expect(await refusalOf(readText(call([new Uint8Array(70_000)], { ends: false })))).toEqual([413, null]);
});

test('a body that does not end is refused after ten seconds, and its connection is closed', async () => {
  expect(BODY_TIMEOUT_MS).toBe(10_000);
  jest.useFakeTimers();
  const refused = refusalOf(readText(call([new TextEncoder().encode('{"email": ')], { ends: false })));
  await jest.advanceTimersByTimeAsync(BODY_TIMEOUT_MS);
  expect(await refused).toEqual([400, 'close']);
  expect(jest.getTimerCount()).toBe(0);
});
