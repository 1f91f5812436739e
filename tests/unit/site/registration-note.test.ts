import type { Registration } from '@/lib/shared/business/business-credentials';
import { registrationNote } from '@/lib/site/registration-note';

const registration: Registration = {
  activity: 'mortgages',
  register: 'el registro de intermediarios del Banco de España',
  number: 'D123',
  href: 'https://www.bde.es',
};

test('an activity shows its registrations, and no other', () => {
  const registrations = [registration, { ...registration, activity: 'insurance' as const, number: 'J9' }];
  expect(registrationNote('mortgages', { registrations })).toBe(
    'Estamos en el registro de intermediarios del Banco de España con el número D123.',
  );
  expect(registrationNote('insurance', { registrations })).toContain('J9');
});

test('without a registration, or with an example, there is no note', () => {
  expect(registrationNote('mortgages', { registrations: [] })).toBeUndefined();
  expect(registrationNote('mortgages', { registrations: [{ ...registration, example: true }] })).toBeUndefined();
});
