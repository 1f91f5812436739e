import { endlessNote } from '@/app/(public)/(site)/(orders)/tu-contratacion/[token]/cambiar/movable';

test.each([
  [true, '2026-12-04', 'endlessEnds'],
  [true, '2026-12-03', 'endlessOver'],
  [false, '2026-12-04', null],
] as const)(
  'a buyer who gives up the endless right reads until when the money comes back: %s, %s',
  (endless, openUntil, note) => {
    expect(endlessNote({ endless, openUntil }, '2026-12-04')).toBe(note);
  },
);
