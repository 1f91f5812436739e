// Questions of the form. Without zod: the page loads this file at once, the schema only when the form is touched.

export const personalSituations = ['soltero', 'pareja', 'casado', 'divorciado', 'viudo'] as const;
export const employmentStatuses = [
  'empleado',
  'autonomo',
  'empresario',
  'jubilado',
  'estudiante',
  'desempleado',
] as const;
export const housingStatuses = ['propia', 'alquiler', 'familiar', 'hipoteca'] as const;
export const yesOrNo = ['si', 'no'] as const;

export type PersonalSituation = (typeof personalSituations)[number];
export type EmploymentStatus = (typeof employmentStatuses)[number];
export type HousingStatus = (typeof housingStatuses)[number];

export const NAME_MAX = 80;
export const AMOUNT_MAX = 20;
export const PRODUCTS_MAX = 300;
/** Characters of the question in the subject and the list; the rest is shown as "...". */
const REASON_LENGTH = 100;

/** A field that does not apply is neither shown nor kept. */
const WITH_INCOME: readonly string[] = ['empleado', 'autonomo', 'empresario', 'jubilado'];
const WITH_PAYMENT: readonly string[] = ['alquiler', 'hipoteca'];

export const conditionalFields = [
  'ingresosMensuales',
  'pagoVivienda',
  'cantidadDeudas',
  'pagoMensualDeudas',
  'cantidadAhorros',
  'tipoProductosAhorros',
] as const;
export type ConditionalField = (typeof conditionalFields)[number];

export function isConditional(field: FieldName): field is ConditionalField {
  return conditionalFields.some((name) => name === field);
}

type Answers = { [Name in FieldName]?: string | boolean | undefined };

export function applies(field: ConditionalField, answers: Answers): boolean {
  switch (field) {
    case 'ingresosMensuales':
      return WITH_INCOME.includes(String(answers.situacionLaboral));
    case 'pagoVivienda':
      return WITH_PAYMENT.includes(String(answers.tipoVivienda));
    case 'cantidadDeudas':
    case 'pagoMensualDeudas':
      return answers.tieneDeudas === 'si';
    case 'cantidadAhorros':
    case 'tipoProductosAhorros':
      return answers.tieneAhorros === 'si';
  }
}

export function isRequired(field: ConditionalField, answers: Answers): boolean {
  switch (field) {
    case 'ingresosMensuales':
      return answers.situacionLaboral === 'empleado';
    case 'pagoVivienda':
      return answers.tipoVivienda === 'alquiler';
    case 'tipoProductosAhorros':
      return false;
    default:
      return applies(field, answers);
  }
}

export type ConsultationInput = {
  nombre: string;
  apellidos: string;
  email: string;
  telefono: string;
  edad: string;
  situacionPersonal: string;
  situacionLaboral: string;
  ingresosMensuales: string;
  tipoVivienda: string;
  pagoVivienda: string;
  tieneDeudas: string;
  cantidadDeudas: string;
  pagoMensualDeudas: string;
  tieneAhorros: string;
  cantidadAhorros: string;
  tipoProductosAhorros: string;
  consulta: string;
  aceptaPolitica: boolean;
};
export type FieldName = keyof ConsultationInput;

/** Always required; when one of them is missing, the form's summary says so in a sentence of its own. */
export const identityFields = ['nombre', 'apellidos', 'email', 'telefono', 'edad'] as const satisfies FieldName[];

/** In the order of the page, which is also the order of the errors. */
export const emptyConsultation: ConsultationInput = {
  nombre: '',
  apellidos: '',
  email: '',
  telefono: '',
  edad: '',
  situacionPersonal: '',
  situacionLaboral: '',
  ingresosMensuales: '',
  tipoVivienda: '',
  pagoVivienda: '',
  tieneDeudas: '',
  cantidadDeudas: '',
  pagoMensualDeudas: '',
  tieneAhorros: '',
  cantidadAhorros: '',
  tipoProductosAhorros: '',
  consulta: '',
  aceptaPolitica: false,
};

export const fieldNames = Object.keys(emptyConsultation) as FieldName[];

type Given = { [Name in FieldName]?: ConsultationInput[Name] | null | undefined };

/** Every field with a value: a choice that was not made is an empty string. */
export function complete(given: Given): ConsultationInput {
  const answered = Object.entries(given).filter(([, value]) => value !== undefined && value !== null);
  return { ...emptyConsultation, ...Object.fromEntries(answered) };
}

export function withoutInapplicable(answers: ConsultationInput): ConsultationInput {
  const kept = { ...answers };
  for (const field of conditionalFields) if (!applies(field, answers)) kept[field] = '';
  return kept;
}

export function consultationReason(question: string): string {
  return question.length > REASON_LENGTH ? `${question.slice(0, REASON_LENGTH)}...` : question;
}
