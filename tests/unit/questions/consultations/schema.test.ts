import { parseAmount } from '@/lib/questions/consultations/amount';
import { fromPayload, toPayload } from '@/lib/questions/consultations/payload';
import { type ConsultationInput, emptyConsultation } from '@/lib/questions/consultations/questions';
import { consultationSchema } from '@/lib/questions/consultations/schema';
import { QUESTION_MAX } from '@/lib/shared/person/limits';

const valid: ConsultationInput = {
  ...emptyConsultation,
  nombre: 'Begoña',
  apellidos: 'Núñez Ibáñez',
  email: 'Bego@Example.com',
  telefono: '+34 600 000 000',
  edad: '41',
  situacionPersonal: 'casado',
  situacionLaboral: 'empleado',
  ingresosMensuales: '2.150,50',
  tipoVivienda: 'alquiler',
  pagoVivienda: '850',
  tieneDeudas: 'si',
  cantidadDeudas: '12.000',
  pagoMensualDeudas: '1234.56',
  tieneAhorros: 'si',
  cantidadAhorros: '30.000 €',
  tipoProductosAhorros: 'Depósito',
  consulta: '¿Amortizo o invierto?',
  aceptaPolitica: true,
};

function errorsOf(change: Partial<ConsultationInput>): Record<string, string> {
  const result = consultationSchema.safeParse({ ...valid, ...change });
  if (result.success) return {};
  return Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]));
}

test('the stored consultation has the names of the payload, amounts in cents and a reason', () => {
  expect(consultationSchema.parse(valid)).toEqual({
    firstName: 'Begoña',
    lastName: 'Núñez Ibáñez',
    email: 'bego@example.com',
    phone: '600 000 000',
    age: 41,
    personalSituation: 'casado',
    employmentStatus: 'empleado',
    monthlyIncome: 215_050,
    housingStatus: 'alquiler',
    monthlyRent: 85_000,
    currentDebts: 1_200_000,
    monthlyDebtPayment: 123_456,
    currentSavings: 3_000_000,
    tipoProductosAhorros: 'Depósito',
    consultationReason: '¿Amortizo o invierto?',
    specificQuestion: '¿Amortizo o invierto?',
  });
});

test('the reason is the first hundred characters, with three dots if there are more', () => {
  const reasonOf = (consulta: string) => consultationSchema.parse({ ...valid, consulta }).consultationReason;
  expect(reasonOf('a'.repeat(100))).toBe('a'.repeat(100));
  expect(reasonOf('a'.repeat(101))).toBe(`${'a'.repeat(100)}...`);
});

test('an empty form names every field that is always required, at once', () => {
  const result = consultationSchema.safeParse(emptyConsultation);
  const errors = result.error?.issues.map(({ path, message }) => [path[0], message]);
  expect(errors).toEqual([
    ['nombre', 'nombre'],
    ['apellidos', 'apellidos'],
    ['email', 'emailRequired'],
    ['telefono', 'telefono'],
    ['edad', 'edadRequired'],
    ['situacionPersonal', 'situacionPersonal'],
    ['situacionLaboral', 'situacionLaboral'],
    ['tipoVivienda', 'tipoVivienda'],
    ['tieneDeudas', 'tieneDeudas'],
    ['tieneAhorros', 'tieneAhorros'],
    ['consulta', 'consulta'],
    ['aceptaPolitica', 'aceptaPolitica'],
  ]);
});

describe('one fault, one message', () => {
  test.each<[Partial<ConsultationInput>, string, string]>([
    [{ nombre: '   ' }, 'nombre', 'nombre'],
    [{ nombre: 'a'.repeat(81) }, 'nombre', 'tooLong'],
    [{ email: 'bego@' }, 'email', 'emailInvalid'],
    [{ email: 'bego@example.com\r\nBcc: x@example.com' }, 'email', 'emailInvalid'],
    [{ email: `${'a'.repeat(65)}@example.com` }, 'email', 'emailInvalid'],
    [{ telefono: 'llámame' }, 'telefono', 'telefonoInvalid'],
    [{ telefono: '12-34' }, 'telefono', 'telefonoInvalid'],
    [{ edad: '17' }, 'edad', 'edadInvalid'],
    [{ edad: '101' }, 'edad', 'edadInvalid'],
    [{ edad: 'cuarenta' }, 'edad', 'edadInvalid'],
    [{ edad: '40.5' }, 'edad', 'edadInvalid'],
    [{ situacionPersonal: 'complicada' }, 'situacionPersonal', 'situacionPersonal'],
    [{ situacionLaboral: 'toString' }, 'situacionLaboral', 'situacionLaboral'],
    [{ tieneDeudas: 'quizás' }, 'tieneDeudas', 'tieneDeudas'],
    [{ ingresosMensuales: '' }, 'ingresosMensuales', 'conditional'],
    [{ ingresosMensuales: 'mucho' }, 'ingresosMensuales', 'amountInvalid'],
    [{ ingresosMensuales: '-1' }, 'ingresosMensuales', 'amountNegative'],
    [{ ingresosMensuales: '1,250' }, 'ingresosMensuales', 'amountDecimals'],
    [{ ingresosMensuales: '21 50' }, 'ingresosMensuales', 'amountSpaces'],
    [{ ingresosMensuales: '2000 euros' }, 'ingresosMensuales', 'amountWords'],
    [{ ingresosMensuales: '20 %' }, 'ingresosMensuales', 'amountShare'],
    [{ ingresosMensuales: '20.000.001' }, 'ingresosMensuales', 'amountAbove'],
    [{ pagoVivienda: ' ' }, 'pagoVivienda', 'conditional'],
    [{ cantidadDeudas: '' }, 'cantidadDeudas', 'conditional'],
    [{ pagoMensualDeudas: '' }, 'pagoMensualDeudas', 'conditional'],
    [{ cantidadAhorros: '' }, 'cantidadAhorros', 'conditional'],
    [{ consulta: '\n \t' }, 'consulta', 'consulta'],
    [{ consulta: 'a'.repeat(QUESTION_MAX + 1) }, 'consulta', 'consultaTooLong'],
    [{ aceptaPolitica: false }, 'aceptaPolitica', 'aceptaPolitica'],
  ])('%j', (change, field, message) => {
    expect(errorsOf(change)).toEqual({ [field]: message });
  });

  test('missing fields that are always required and those that are required here are named together', () => {
    expect(errorsOf({ nombre: '', cantidadDeudas: '' })).toEqual({ nombre: 'nombre', cantidadDeudas: 'conditional' });
  });
});

describe('what does not apply', () => {
  test.each<[Partial<ConsultationInput>, string[]]>([
    [{ situacionLaboral: 'estudiante', ingresosMensuales: 'x' }, ['monthlyIncome']],
    [{ tipoVivienda: 'propia', pagoVivienda: 'x' }, ['monthlyRent']],
    [{ tieneDeudas: 'no', cantidadDeudas: 'x', pagoMensualDeudas: 'x' }, ['currentDebts', 'monthlyDebtPayment']],
    [{ tieneAhorros: 'no', cantidadAhorros: 'x' }, ['currentSavings', 'tipoProductosAhorros']],
  ])('is not kept, whatever stands there: %j', (change, names) => {
    const stored: Record<string, unknown> = consultationSchema.parse({ ...valid, ...change });
    for (const name of names) expect(stored[name]).toBeNull();
  });

  test.each<Partial<ConsultationInput>>([
    { situacionLaboral: 'autonomo', ingresosMensuales: '' },
    { situacionLaboral: 'jubilado', ingresosMensuales: '' },
    { tipoVivienda: 'hipoteca', pagoVivienda: '' },
    { tipoProductosAhorros: '' },
  ])('and what applies without being required may stay open: %j', (change) => {
    expect(errorsOf(change)).toEqual({});
  });
});

test('any writing arrives as it was typed', () => {
  const consulta = 'Niño, ñ, €, 👩‍👩‍👧‍👦, مرحبا\u200f, שלום\r\n\r\n<script>alert(1)</script>\tfin';
  const stored = consultationSchema.parse({ ...valid, consulta: `  ${consulta}\u0000\u0007  ` }).specificQuestion;
  expect(stored).toBe(consulta.replaceAll('\r\n', '\n'));
  expect(errorsOf({ consulta: '€'.repeat(QUESTION_MAX) })).toEqual({});
  expect(errorsOf({ consulta: 'a\r\n'.repeat(QUESTION_MAX / 2) })).toEqual({});
});

test('names lose characters that could end a header or reverse the text', () => {
  const { firstName } = consultationSchema.parse({ ...valid, nombre: 'Eva\r\nBcc: x@y.es\u202e' });
  expect(firstName).toBe('Eva Bcc: x@y.es');
});

test.each([
  ['1.234,56', 123_456],
  ['1234,5', 123_450],
  ['1234.56', 123_456],
  ['1.234', 123_400],
  ['1 234 €', 123_400],
  ['0', 0],
  ['20.000.000', 2_000_000_000],
  ['20.000.001', null],
  ['1,234.56', 123_456],
  ['250,000', null],
  ['12 34', null],
  ['1.23,4', null],
  ['', null],
  ['1e3', null],
  ['٣', null],
])('the amount %j is read as %j cents', (text, cents) => {
  expect(parseAmount(text)).toBe(cents);
});

describe('on the wire', () => {
  test('the payload has the names of the specification and nothing that does not apply', () => {
    const sent = toPayload({ ...valid, tieneDeudas: 'no', tipoVivienda: 'propia' });
    expect(sent.map(([name]) => name)).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'age',
      'personalSituation',
      'employmentStatus',
      'monthlyIncome',
      'housingStatus',
      'currentSavings',
      'tipoProductosAhorros',
      'specificQuestion',
      'consultationReason',
      'consent',
    ]);
  });

  test('the server reads the same answers out of it', () => {
    expect(fromPayload(new Map(toPayload(valid)))).toEqual(valid);
    const debtFree = { ...valid, tieneDeudas: 'no', cantidadDeudas: '', pagoMensualDeudas: '' };
    expect(fromPayload(new Map(toPayload(debtFree)))).toEqual(debtFree);
  });

  test('a page without JavaScript sends the names of the form', () => {
    const fields = Object.entries({ ...valid, aceptaPolitica: 'on' }).map(([name, value]) => [name, String(value)]);
    expect(fromPayload(new Map(fields as [string, string][]))).toEqual(valid);
  });

  test('debts without an amount are "Si"', () => {
    const sent = new Map<string, string>([...toPayload(valid), ['currentDebts', 'Si']]);
    expect(fromPayload(sent)).toMatchObject({ tieneDeudas: 'si', cantidadDeudas: '' });
  });
});
