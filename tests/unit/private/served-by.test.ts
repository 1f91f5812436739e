import { Hono } from 'hono';
import { servedBy } from '@/app/api/(server)/_http/served-by';

const letters = new Hono()
  .get('/', (c) => c.json('all'))
  .post('/', (c) => c.json('made', 201))
  .post('/preview', (c) => c.json('preview'))
  .get('/:id', (c) => c.json({ id: c.req.param('id') }))
  .delete('/:id', (c) => c.json('gone'));
const api: Hono = new Hono().basePath('/api/desk');
api.route('/letters', letters);
const serve = servedBy(api, 'desk_closed');

async function ask(method: string, path: string) {
  const answer = await serve(new Request(`http://localhost${path}`, { method }));
  return [answer.status, await answer.text(), answer.headers.get('allow')];
}

test.each([
  ['GET', '/api/desk/letters', 200, '"all"'],
  ['POST', '/api/desk/letters', 201, '"made"'],
  ['HEAD', '/api/desk/letters', 200, ''],
  ['PUT', '/api/desk/letters', 405, ''],
  ['POST', '/api/desk/letters/preview', 200, '"preview"'],
  // It is not the letter of this id.
  ['GET', '/api/desk/letters/preview', 405, ''],
  ['DELETE', '/api/desk/letters/preview', 405, ''],
  ['HEAD', '/api/desk/letters/preview', 405, ''],
  ['DELETE', '/api/desk/letters/a', 200, '"gone"'],
  ['POST', '/api/desk/letters/a', 405, ''],
  ['GET', '/api/desk/letters/a%2Fb%20c?x=1', 200, '{"id":"a/b c"}'],
])('%s %s is %i %s', async (method, path, status, text) => {
  expect(await ask(method, path)).toEqual([status, text, null]);
});

test.each([
  ['/api/desk/letters', 'GET, HEAD, OPTIONS, POST'],
  ['/api/desk/letters/preview', 'OPTIONS, POST'],
  ['/api/desk/letters/a', 'DELETE, GET, HEAD, OPTIONS'],
  ['/api/desk/none', 'DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT'],
])('OPTIONS of %s allows %s', async (path, allowed) => {
  expect(await ask('OPTIONS', path)).toEqual([204, '', allowed]);
});
