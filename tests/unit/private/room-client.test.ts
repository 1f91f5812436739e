import { Hono } from 'hono';
import { roomClient } from '@/components/private/room-client';

const router = new Hono()
  .get('/', (c) => c.json({ all: 1 }))
  .get('/:id', (c) => c.json({ one: c.req.param('id') }))
  .put('/:id/name', (c) => c.json({ changed: true }))
  .delete('/:id', (c) => c.body(null, 204));

const asked = jest.fn(async (path: string, options?: object) => ({ path, ...options }));
const room = roomClient<typeof router>('desk', asked as never, '/letters');
const { signal } = new AbortController();

test('a view is known by its address', async () => {
  const view = room.get('/');
  expect(view.key).toEqual(['desk', '/letters']);
  expect(await view.read(signal)).toEqual({ path: '/letters', signal });
  expect(room.get('/:id', { param: { id: 'a/b ñ' } }).key).toEqual(['desk', '/letters/a%2Fb%20%C3%B1']);
});

test('a change is a call with its method, its address and a body', async () => {
  await room.delete('/:id', { param: { id: 'a' } })();
  expect(asked).toHaveBeenLastCalledWith('/letters/a', { method: 'DELETE' });
  await room.put('/:id/name', { param: { id: 'a' } })();
  expect(asked).toHaveBeenLastCalledWith('/letters/a/name', { method: 'PUT' });
});

test('the types are those of the router', () => {
  // @ts-expect-error: there is no such address
  room.get('/none/there');
  // @ts-expect-error: it has another method
  room.post('/:id', { param: { id: 'a' } });
  // @ts-expect-error: whose name it is
  room.put('/:id/name');
  expect(asked).toBeDefined();
});
