import { APPOINTMENT_MODES, appointmentMode } from '@/lib/shared/appointment-mode';

test('a stored mode is read as it was written', () => {
  expect(APPOINTMENT_MODES.map((mode) => appointmentMode(mode))).toEqual([...APPOINTMENT_MODES]);
});

test('a booking without a mode counts as online', () => {
  expect(appointmentMode(null)).toBe('online');
});
