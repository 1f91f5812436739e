import { missingIn, requiredFields } from '@/components/questions/consultation/form-sections';
import { emptyConsultation } from '@/lib/questions/consultations/questions';

const who = {
  ...emptyConsultation,
  nombre: 'Lucía',
  apellidos: 'Prueba',
  telefono: '600 000 000',
  edad: '36',
  situacionPersonal: 'soltero',
};

test.each([
  ['', 1],
  ['lucia', 1],
  ['lucia@', 1],
  ['lucia@ejemplo', 1],
  ['lucia@example.com', 0],
])("with '%s' as e-mail address %i answers of the first section are missing", (email, missing) => {
  expect(missingIn('who', { ...who, email })).toBe(missing);
});

test('an untouched form has every required field to be filled in', () => {
  expect(requiredFields('who', emptyConsultation)).toEqual([false, false, false, false, false, false]);
});
