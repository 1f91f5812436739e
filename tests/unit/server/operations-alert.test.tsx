import { render } from '@react-email/render';
import { OperationsAlert, type ToldAlert } from '@/emails/server/operations-alert';
import { mailText } from '@/tests/support/http/mail-text';

const since = new Date('2026-03-02T22:30:00Z');
const failing: ToldAlert = { kind: 'mail-failing', key: 'a1', since, overAt: null, figures: { jobs: 3, attempts: 7 } };
const over: ToldAlert = { ...failing, overAt: new Date('2026-03-03T07:00:00Z') };

const textOf = (alerts: ToldAlert[]) => mailText(<OperationsAlert alerts={alerts} />);

test('an alert says what, what to do, since when in Madrid time, and its figures', async () => {
  const text = await textOf([failing]);
  for (const fact of [
    'Algo necesita que lo mires.',
    'Hay correos que no salen',
    'no recibe nuestros correos',
    'Mira si Resend funciona',
    'docs/operations.md, apartado «mail-failing»',
    'Desde lun 2 mar 2026, 23:30',
    'Tareas 3',
    'Intentos 7',
    'Tipo mail-failing',
  ]) {
    expect(text).toContain(fact);
  }
  expect(text).not.toContain('Hasta');
});

test('its end says so, and asks for nothing', async () => {
  const text = await textOf([over]);
  expect(text).toContain('Ya está resuelto.');
  expect(text).toContain('Resuelto: Hay correos que no salen');
  expect(text).toContain('Hasta mar 3 mar 2026, 08:00');
  expect(text).not.toContain('Mira si Resend');
});

test('the end of the holidays names its day, and leads to the screen of the desk where they are added', async () => {
  const figures = { region: 'madrid', lastDay: '2026-12-31' };
  const text = await textOf([{ ...failing, kind: 'closed-days-end', figures }]);
  for (const fact of [
    'La tabla de festivos termina el 31 de diciembre de 2026',
    'se ofrecen horas, y los plazos los cuentan como laborables',
    'Añade los festivos del año siguiente',
    '/mesa/agenda?ver=reglas#festivos',
    'Región Comunidad de Madrid',
  ]) {
    expect(text).toContain(fact);
  }
});

test('a kind of another release is told all the same, and of very many the first twenty', async () => {
  expect(await textOf([{ ...failing, kind: 'kind-of-later' }])).toContain('kind-of-later');
  const many = Array.from({ length: 25 }, (_, key) => ({ ...failing, key: String(key) }));
  expect(await textOf(many)).toContain('Y 5 más, que están en /api/status.');
});

test('it calls no other host for its looks, and has a dark side', async () => {
  const html = await render(<OperationsAlert alerts={[failing]} />);
  expect(html).toContain('lang="es"');
  expect(html).not.toMatch(/<img|<script|@import|url\(/);
  expect(html).toContain('@media (prefers-color-scheme: dark)');
});
