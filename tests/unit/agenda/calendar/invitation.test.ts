import { type Invitation, invitation } from '@/lib/agenda/calendar/invitation';
import { madridInstant } from '@/lib/shared/madrid-time';

const details: Invitation = {
  method: 'REQUEST',
  uid: '019a8f2c-4d1e-7abc-9def-0123a1b2c3d4@sofa.example',
  sequence: 0,
  stampedAt: new Date('2025-11-10T08:30:15Z'),
  startsAt: madridInstant('2025-11-13', '11:00'),
  endsAt: madridInstant('2025-11-13', '12:00'),
  summary: 'Consultoría financiera · El Sofá Del Dinero',
  description: 'Videollamada: https://meet.google.com/abc-defg-hij',
  location: 'https://meet.google.com/abc-defg-hij',
  organizer: { name: 'El Sofá Del Dinero', email: 'hola@sofa.example' },
  attendee: { name: 'Irene Salas', email: 'irene@correo.example' },
};

/** The lines as a calendar reads them: unfolded. */
function linesOf(text: string): string[] {
  return text.replace(/\r\n[ \t]/g, '').split('\r\n');
}

function instantsOn(date: string): string[] {
  const text = invitation({
    ...details,
    startsAt: madridInstant(date, '09:00'),
    endsAt: madridInstant(date, '10:30'),
  });
  return linesOf(text).filter((line) => /^DT(START|END)/.test(line));
}

test('an invitation is a confirmed request with its sender, guest, place and an alarm one hour before', () => {
  expect(linesOf(invitation(details))).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'METHOD:REQUEST',
      'UID:019a8f2c-4d1e-7abc-9def-0123a1b2c3d4@sofa.example',
      'SEQUENCE:0',
      'DTSTAMP:20251110T083015Z',
      'DTSTART:20251113T100000Z',
      'DTEND:20251113T110000Z',
      'SUMMARY:Consultoría financiera · El Sofá Del Dinero',
      'LOCATION:https://meet.google.com/abc-defg-hij',
      'STATUS:CONFIRMED',
      'ORGANIZER;CN="El Sofá Del Dinero":MAILTO:hola@sofa.example',
      'ATTENDEE;RSVP=FALSE;CN="Irene Salas":mailto:irene@correo.example',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT1H',
    ]),
  );
});

test('a file to add by hand has the same appointment and no guest', () => {
  const lines = linesOf(invitation({ ...details, method: 'PUBLISH', sequence: 1 }));
  expect(lines).toEqual(
    expect.arrayContaining(['METHOD:PUBLISH', `UID:${details.uid}`, 'SEQUENCE:1', 'DTSTART:20251113T100000Z']),
  );
  expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
});

test('a cancellation names the same appointment, a later version, and rings no alarm', () => {
  const lines = linesOf(invitation({ ...details, method: 'CANCEL', sequence: 2 }));
  expect(lines).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', `UID:${details.uid}`, 'SEQUENCE:2', 'STATUS:CANCELLED']),
  );
  expect(lines).not.toContain('BEGIN:VALARM');
});

test.each([
  ['in winter', '2026-01-15', '20260115T080000Z', '20260115T093000Z'],
  ['in summer', '2026-07-15', '20260715T070000Z', '20260715T083000Z'],
  ['the Friday before the clocks go forward', '2026-03-27', '20260327T080000Z', '20260327T093000Z'],
  ['the Monday after it', '2026-03-30', '20260330T070000Z', '20260330T083000Z'],
  ['the Friday before the clocks go back', '2026-10-23', '20261023T070000Z', '20261023T083000Z'],
  ['the Monday after it', '2026-10-26', '20261026T080000Z', '20261026T093000Z'],
])('nine in Madrid is the right instant %s', (_, date, start, end) => {
  expect(instantsOn(date)).toEqual([`DTSTART:${start}`, `DTEND:${end}`]);
});

test('the same facts always give the same bytes', () => {
  expect(invitation(details)).toBe(invitation(details));
});

test('commas, semicolons, backslashes and line breaks are escaped', () => {
  const text = invitation({ ...details, location: 'Calle Mayor, 1; 2.º\\B\nMadrid' });
  expect(linesOf(text)).toContain('LOCATION:Calle Mayor\\, 1\\; 2.º\\\\B\\nMadrid');
});

test('a name cannot leave its quotes', () => {
  const text = invitation({
    ...details,
    attendee: { name: 'Ana "X";CN=Otra:mailto:a@b.c', email: 'ana@correo.example' },
  });
  expect(linesOf(text)).toContain(`ATTENDEE;RSVP=FALSE;CN="Ana 'X';CN=Otra:mailto:a@b.c":mailto:ana@correo.example`);
});

test('no line is longer than 75 octets, no character is cut, and every line ends in CRLF', () => {
  const description = 'Ñandú, ¿€? 🏠👨‍👩‍👧 שלום '.repeat(30);
  const text = invitation({ ...details, description, summary: 'ñ'.repeat(200) });
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text).not.toMatch(/[^\r]\n|\r[^\n]/);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.isWellFormed()).toBe(true);
  expect(linesOf(text)).toContain(`SUMMARY:${'ñ'.repeat(200)}`);
  expect(linesOf(text)).toContain(`DESCRIPTION:${description.replaceAll(',', '\\,')}`);
});

test('an invalid address is refused', () => {
  expect(() => invitation({ ...details, attendee: { name: 'Ana', email: 'a@b\r\nX:1' } })).toThrow();
});
