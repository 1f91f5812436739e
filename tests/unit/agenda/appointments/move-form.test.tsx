/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { MoveForm } from '@/components/agenda/appointments/move-form';
import { withTexts } from '@/tests/support/pages/with-texts';

const slots = ['10:00', '11:00'].map((time) => ({ time, status: 'free' as const }));
const days = ['2026-12-03', '2026-12-10'].map((date) => ({ date, slots }));
const current = { date: '2026-12-03', time: '10:00', start: '2026-12-03T09:00:00.000Z' };

function shown(now?: typeof current) {
  window.matchMedia = jest.fn(() => ({ matches: false }) as MediaQueryList);
  render(
    withTexts(
      <MoveForm
        action={jest.fn()}
        token="clave"
        hours={{ first: '2026-12-01', last: '2026-12-31', days }}
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
