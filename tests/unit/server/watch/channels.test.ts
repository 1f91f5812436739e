import { json } from 'node:stream/consumers';
import type { AlertMessage } from '@/lib/server/watch/alert-item';
import { postAlerts } from '@/lib/server/watch/channels';
import { FakeServer } from '@/tests/support/http/fake-server';
import { configureServer } from '@/tests/support/stack/server-environment';

const message: AlertMessage = {
  id: '019a8f2c-4d1e-7abc-9def-0123a1b2c3d4',
  createdAt: new Date('2026-03-02T10:00:00Z'),
  items: [
    {
      kind: 'sweep-late',
      key: 'expire-claims',
      since: '2026-03-02T09:40:00.000Z',
      overAt: null,
      figures: { minutes: 20 },
    },
    {
      kind: 'kind-of-later',
      key: 'k',
      since: '2026-07-01T08:00:00.000Z',
      overAt: '2026-07-01T09:30:00.000Z',
      figures: {},
    },
  ],
};

let receiver: FakeServer;
beforeAll(async () => {
  receiver = await FakeServer.start();
  configureServer();
  process.env.ALERT_WEBHOOK_URL = `${receiver.url}/hook?x=1`;
  process.env.ALERT_WEBHOOK_TOKEN = 'secret';
});
afterAll(() => receiver.stop());

test('a message is JSON whose text a chat shows, with hours in Madrid time', async () => {
  const bodies: unknown[] = [];
  receiver.answer = async (request, response) => {
    bodies.push(await json(request));
    response.end('ok');
  };
  await postAlerts(message);
  expect(receiver.asked.at(-1)).toMatchObject({
    line: 'POST /hook?x=1',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': message.id,
      authorization: 'Bearer secret',
    },
  });
  expect(bodies).toEqual([
    {
      id: message.id,
      createdAt: '2026-03-02T10:00:00.000Z',
      alerts: message.items,
      text: [
        'El Sofá Del Dinero',
        'Aviso: Una tarea periódica no termina, desde lun 2 mar 2026, 10:40 · Minutos: 20',
        'Hasta que termine no se hace lo que esa tarea hace: por ejemplo, liberar horas o buscar pagos perdidos. Busca en el registro del servidor por qué falla.',
        'En el servidor: docs/operations.md, apartado «sweep-late»',
        'Resuelto: Hay un aviso que esta versión no conoce, de mié 1 jul 2026, 10:00 a mié 1 jul 2026, 11:30',
      ].join('\n'),
    },
  ]);
});

test('of very many a hundred are sent, and the text says how many it leaves out', async () => {
  const bodies: { text: string; alerts: unknown[] }[] = [];
  receiver.answer = async (request, response) => {
    bodies.push((await json(request)) as { text: string; alerts: unknown[] });
    response.end();
  };
  await postAlerts({ ...message, items: Array.from({ length: 5_000 }, () => message.items.slice(0, 1)).flat() });
  expect(bodies[0]?.alerts).toHaveLength(100);
  expect(bodies[0]?.text).toContain('Y 4980 más');
});

test.each([301, 400, 404, 429, 500])('an answer %d is no acceptance', async (status) => {
  receiver.answer = (_, response) => response.writeHead(status, { location: '/elsewhere' }).end();
  const before = receiver.asked.length;
  await expect(postAlerts(message)).rejects.toMatchObject({ name: 'AlertRefused', code: String(status) });
  expect(receiver.asked).toHaveLength(before + 1);
});

test('nor is a connection that breaks', async () => {
  receiver.answer = (request) => request.socket.destroy();
  await expect(postAlerts(message)).rejects.toThrow();
});
