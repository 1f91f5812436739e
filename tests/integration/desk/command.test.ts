import { execFile } from 'node:child_process';
import { newPerson } from '@/tests/support/desk/new-person';
import { Api } from '@/tests/support/http/api';
import { sharedStack } from '@/tests/support/stack/stack';

const stack = sharedStack();
beforeEach(() => stack.clear());

type Ended = { code: number; output: string; errors: string };

function desk(args: string[], variables: Record<string, string> = {}): Promise<Ended> {
  const env = {
    ...process.env,
    APP_ENV: 'development',
    SITE_URL: stack.baseUrl,
    DATABASE_URL: stack.databaseUrl,
    ...variables,
  };
  return new Promise((settle) => {
    const command = ['--import', 'tsx', 'scripts/desk.ts', ...args];
    execFile(process.execPath, command, { env }, (error, output, errors) =>
      settle({ code: error ? Number(error.code) : 0, output, errors }),
    );
  });
}

const stateOf = async (link: string) => {
  const token = new URL(link).hash.slice(1);
  return (await new Api(`${stack.baseUrl}/api/desk`).post('/invitation', { token })).body;
};

test('npm run desk -- invite prints one link, and leaves its line', async () => {
  const { code, output, errors } = await desk(['invite', 'Marta Ruiz', 'Marta@Example.com']);
  expect([code, errors]).toEqual([0, expect.stringContaining('works once, for one hour')]);
  expect(output).toMatch(/^http:\/\/localhost:\d+\/mesa\/invitacion#[\w-]{22}z\n$/);
  expect(await stateOf(output.trim())).toEqual({ state: 'open', name: 'Marta Ruiz', isForAnotherKey: false });
  const { rows } = await stack.db.query('SELECT staff_id, kind, subject FROM desk_events');
  expect(rows).toEqual([{ staff_id: null, kind: 'people.invited', subject: 'Marta Ruiz' }]);
});

test('a person who has lost every passkey gets a link for another one, under their own name', async () => {
  const { id } = await newPerson(stack);
  const { rows } = await stack.db.query<{ email: string }>('SELECT email FROM staff WHERE id = $1', [id]);
  const { output, errors } = await desk(['invite', 'Otro Nombre', rows[0]?.email ?? '']);
  expect(errors).toContain('Another key for a person who is at the desk already');
  expect(await stateOf(output.trim())).toEqual({ state: 'open', name: 'Marta Ruiz', isForAnotherKey: true });
});

test.each([
  ['without a command', [], {}, 'Usage: npm run desk -- invite NAME MAIL'],
  ['without an address', ['invite', 'Marta'], {}, 'Usage: npm run desk -- invite NAME MAIL'],
  ['with a wrong address', ['invite', 'Marta', 'marta'], {}, 'This is no email.'],
  ['with an empty name', ['invite', ' ', 'marta@example.com'], {}, 'This is no name.'],
  [
    'at an IP address',
    ['invite', 'Marta', 'marta@example.com'],
    { SITE_URL: 'http://192.0.2.7' },
    'Passkeys need a name',
  ],
] as const)('%s it says what is wrong, and invites no one', async (_, args, variables, said) => {
  const { code, output, errors } = await desk([...args], variables);
  expect([code, output]).toEqual([1, '']);
  expect(errors).toContain(said);
  expect(errors).not.toContain('    at ');
  expect((await stack.db.query('SELECT FROM staff_invitations')).rowCount).toBe(0);
});
