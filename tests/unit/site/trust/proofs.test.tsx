/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { Proofs } from '@/components/site/trust/proofs';
import type { BusinessCredentials } from '@/lib/shared/business/business-credentials';
import { credentials as examples } from '@/lib/shared/business/credentials';
import { proofsOf } from '@/lib/site/proofs';
import { withTexts } from '@/tests/support/pages/with-texts';

const nothing: BusinessCredentials = {
  ownership: null,
  registrations: [],
  liabilityInsurance: null,
  conflicts: [],
  banks: null,
  insurers: null,
  families: null,
  testimonials: null,
};

function shown(credentials: BusinessCredentials) {
  return render(withTexts(<Proofs credentials={credentials} />)).container;
}

test('a firm that says nothing of itself leaves no trace', () => {
  expect(shown(nothing).innerHTML).toBe('');
});

test('only what is said is shown, and a true entry is no example', () => {
  const registration = {
    activity: 'mortgages' as const,
    register: 'el registro de intermediarios del Banco de España',
    number: 'D123',
    href: 'https://www.bde.es/registro' as const,
  };
  const container = shown({ ...nothing, registrations: [registration] });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'D123' }).getAttribute('href')).toBe(registration.href);
  expect(container.textContent).not.toMatch(/Ejemplo|undefined|null/);
});

test('a list is dated and unfolds every name', () => {
  const names = ['Banco Uno', 'Banco Dos'];
  shown({ ...nothing, banks: { asOf: '2026-11-02', names, method: 'Una hoja.' } });
  expect(screen.getByText(/Comparados el 2 de noviembre de 2026\. Una hoja\./)).toBeTruthy();
  const unfolded = within(screen.getByRole('group')).getAllByRole('listitem');
  expect(unfolded.map(({ textContent }) => textContent)).toEqual(names);
});

test('every example says that it is one', () => {
  expect(proofsOf(examples).length).toBeGreaterThan(7);
  for (const { title, example } of proofsOf(examples)) expect([title, example]).toEqual([title, true]);
});
