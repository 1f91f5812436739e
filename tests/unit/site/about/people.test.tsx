/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { People } from '@/components/site/about/people';
import { team as examples } from '@/lib/shared/business/team';
import type { TeamMember } from '@/lib/shared/business/team-member';
import { withTexts } from '@/tests/support/pages/with-texts';

const ana: TeamMember = {
  id: 'ana',
  name: 'Ana Ruiz',
  role: 'asesora financiera',
  since: 2010,
  languages: [],
  decides: 'Hace tus números.',
  meetsClients: true,
};

function shown(members: readonly TeamMember[]) {
  return render(withTexts(<People members={members} />)).container;
}

test('without people there is no section', () => {
  expect(shown([]).innerHTML).toBe('');
});

test('a person without certificate, languages and photograph is shown without blanks', () => {
  const container = shown([ana]);
  const person = within(screen.getByRole('listitem'));
  expect(person.getByRole('heading', { name: 'Ana Ruiz' })).toBeTruthy();
  expect(person.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['En esto desde']);
  expect(container.querySelector('svg')).toBeTruthy();
  expect(person.queryByText('Ejemplo')).toBeNull();
});

test('a person with everything is shown with everything', () => {
  const certificate = { name: 'LCCI', issuer: 'Escuela', href: 'https://escuela.test/ana' as const };
  const container = shown([{ ...ana, certificate, languages: ['español', 'inglés'], photograph: '/ana.jpg' }]);
  expect(screen.getByRole('link', { name: 'LCCI' }).getAttribute('href')).toBe(certificate.href);
  expect(screen.getByText('español e inglés')).toBeTruthy();
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/ana.jpg');
  expect(container.querySelector('svg')).toBeNull();
});

test('each example says that it is one', () => {
  shown(examples);
  expect(screen.getAllByText('Ejemplo')).toHaveLength(examples.length);
});
