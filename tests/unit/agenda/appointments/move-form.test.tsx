/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { MoveForm } from '@/components/agenda/appointments/move-form';
import { withTexts } from '@/tests/support/pages/with-texts';

const slots = ['10:00', '11:00'].map((time) => ({ time, status: 'free' as const }));
const days = ['2026-12-03', '2026-12-10'].map((date) => ({ date, slots }));
const current = { date: '2026-12-03', time: '10:00', start: '2026-12-03T09:00:00.000Z' };

type Shown = { free?: typeof days; next?: { date: string; opens: string } };

function shown(now?: typeof current, { free = days, next }: Shown = {}) {
  window.matchMedia = jest.fn(() => ({ matches: false }) as MediaQueryList);
  render(
    withTexts(
      <MoveForm
        action={jest.fn()}
        token="clave"
        hours={{ window: { first: '2026-12-01', last: '2026-12-31' }, days: free, next }}
        full={{ service: 'Mi primera vivienda', contact: { phone: '910 000 000', phoneHours: 'lunes a viernes' } }}
        submit="Cambiar"
        submitting="Cambiando…"
        noHour="Elige"
        current={now}
      />,
    ),
  );
}

const compared = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('beside the button stand the hour that is left and the one that is chosen', () => {
  shown(current);
  expect(compared()).toEqual(['Jue 3 dic, 10:00', 'Sin elegir']);
  press(/10 de diciembre/);
  press(/^11:00/);
  expect(compared()).toEqual(['Jue 3 dic, 10:00', 'Jue 10 dic, 11:00']);
  press(/jueves 3 de diciembre/);
  expect(compared()).toEqual(['Jue 3 dic, 10:00', 'Sin elegir']);
});

test('where there is no hour to leave, nothing is compared', () => {
  shown();
  expect(screen.queryAllByRole('definition')).toEqual([]);
});

describe('without another free hour', () => {
  const alone = [{ date: '2026-12-03', slots: slots.slice(0, 1) }];

  test.each([
    [{ date: '2027-01-04', opens: '2026-12-05' }, 'El lunes 4 de enero se abre el sábado 5 de diciembre.'],
    [{ date: '2027-01-01', opens: '2026-12-02' }, 'El viernes 1 de enero se abre mañana.'],
  ])('one card says until when, what opens next and what is left, and nothing is asked', (next, opens) => {
    shown(current, { free: alone, next });
    expect(screen.getByText('Hasta el jueves 31 de diciembre está todo completo.')).toBeTruthy();
    expect(screen.getByText(opens)).toBeTruthy();
    expect(screen.getByRole('link', { name: /910/ }).getAttribute('href')).toBe('tel:+34910000000');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  test('«Avísame» leads to the contact form, where its message waits beside what was typed there before', () => {
    sessionStorage.setItem('formulario:/contacto#contact-form-fields', '{"name":"Eva"}');
    shown(undefined, { free: [] });
    const link = screen.getByRole('link', { name: 'Avísame' });
    expect(link.getAttribute('href')).toBe('/contacto#contact-form');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(JSON.parse(sessionStorage.getItem('formulario:/contacto#contact-form-fields') ?? '')).toEqual({
      name: 'Eva',
      message: 'Avisadme si se libera una hora para Mi primera vivienda',
    });
  });
});
