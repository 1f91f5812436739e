import { publishedSession, publishedSessions } from '@/lib/shared/published-sessions';

test('the pages offer the three sessions at the prices of the catalogue', () => {
  expect(publishedSessions.map(({ slug, price, minutes }) => [slug, price, minutes])).toEqual([
    ['sesion-consultoria-mi-primera-vivienda', 25_900, 60],
    ['consultoria-financiera-personalizada', 9_900, 60],
    ['planificacion-jubilacion', 5_500, 60],
  ]);
});

test('a session is found by its address', () => {
  expect(publishedSession('planificacion-jubilacion').name).toBe('Planificación de la jubilación: sesión de una hora');
});
