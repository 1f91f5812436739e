import { appointmentEntry } from '@/lib/agenda/booking-invitation';
import { meetingText } from '@/lib/agenda/meetings/booking-meetings';

const booking = {
  startsAt: new Date('2026-12-03T10:00:00Z'),
  endsAt: new Date('2026-12-03T11:00:00Z'),
  bookingType: 'online' as const,
};

test('calendars say with whom one sits, before the way there', () => {
  const link = 'https://meet.google.com/abc-defg-hij';
  expect(appointmentEntry('Sesión', { ...booking, googleMeetLink: link }).description).toBe(
    `Te sientas con Elena Ejemplo. Videollamada: ${link}`,
  );
  expect(appointmentEntry('Sesión', { ...booking, googleMeetLink: null }).description).toMatch(
    /^Te sientas con Elena Ejemplo\. ¿Alguna duda\? /,
  );
});

test("the firm's own event says who attends, and nothing of what the buyer left empty", () => {
  const buyer = { customerName: 'Irene', customerEmail: 'irene@correo.example', customerPhone: null, notes: null };
  expect(meetingText({ ...buyer, product: { name: 'Sesión' } })).toEqual({
    summary: 'Sesión · Irene',
    description: 'Atiende: Elena Ejemplo\nirene@correo.example',
  });
});
