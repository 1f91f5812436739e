import { publishedSession } from '@/lib/shared/published-sessions';
import { calculatorGroup, serviceGroup } from '@/lib/shared/texts/navigation';
import { type SessionBandPath, sessionBands } from '@/lib/site/session-bands';

test('every service and every calculator offers an hour that is on sale', () => {
  const paths = [...serviceGroup.items, ...calculatorGroup.items].map(({ href }) => href);
  expect(Object.keys(sessionBands).toSorted()).toEqual(paths.toSorted());
  for (const { session } of Object.values(sessionBands)) expect(publishedSession(session).price).toBeGreaterThan(0);
});

test.each<[path: SessionBandPath, plans: string]>([
  ['/servicios/consultoria-financiera', 'desde 300\u00a0€'],
  ['/servicios/planificacion-jubilacion', 'desde 200\u00a0€ al año'],
])('%s tells the hour from its plans', (path, plans) => {
  expect(sessionBands[path].difference).toContain('Es una hora');
  expect(sessionBands[path].difference).toContain(plans);
});
