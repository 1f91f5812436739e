import { z } from 'zod';
import type { Cents } from '@/lib/money';
import { parseAmount } from './amount';

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
export const EMAIL_MAX = 254;
export const PHONE_MAX = 30;
export const AMOUNT_MAX = 20;
export const PRODUCTS_MAX = 300;
/** UTF-16 units; a line break counts as one, as in a text area. */
export const QUESTION_MAX = 5_000;
const AGE_MIN = 18;
const AGE_MAX = 100;
/** Characters of the question in the e-mail's subject; the rest becomes "...". */
const REASON_LENGTH = 100;

/** Messages are keys of the `ConsultationErrors` namespace. */
export type ConsultationMessage =
  | 'nombre'
  | 'apellidos'
  | 'emailRequired'
  | 'emailInvalid'
  | 'telefono'
  | 'telefonoInvalid'
  | 'edadRequired'
  | 'edadInvalid'
  | 'situacionPersonal'
  | 'situacionLaboral'
  | 'tipoVivienda'
  | 'tieneDeudas'
  | 'tieneAhorros'
  | 'consulta'
  | 'aceptaPolitica'
  | 'conditional'
  | 'amountInvalid'
  | 'tooLong'
  | 'consultaTooLong';

/** A field that does not apply is neither shown nor stored. */
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

/** Whether an applicable field must be answered. */
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

/** Characters that could end a mail header, and bidirectional overrides, become a space. */
function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Line breaks become one character, other control characters are removed; everything else stays as typed. */
function asTyped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

// RFC 5321 and 1035: what is longer, or begins or ends a label with a hyphen, no mail server accepts.
function isDeliverable(address: string): boolean {
  const [local = '', domain = ''] = address.split('@');
  return local.length <= 64 && domain.split('.').every((label) => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(label));
}

const message = (key: ConsultationMessage) => key;
const line = (max: number) => z.string().overwrite(oneLine).max(max, message('tooLong'));
const required = (key: ConsultationMessage, max = NAME_MAX) => line(max).min(1, key);
const choice = (values: readonly string[], key: ConsultationMessage) =>
  z.string().refine((value) => values.includes(value), key);
const amount = line(AMOUNT_MAX).refine((text) => text === '' || parseAmount(text) !== null, message('amountInvalid'));

const isEmail = (text: string) => text === '' || (z.email().safeParse(text).success && isDeliverable(text));
const isPhone = (text: string) => text === '' || (/^\+?[\d\s().-]+$/.test(text) && text.replace(/\D/g, '').length >= 6);
const isAge = (text: string) => text === '' || (/^\d{1,3}$/.test(text) && +text >= AGE_MIN && +text <= AGE_MAX);

const fields = z.object({
  nombre: required('nombre'),
  apellidos: required('apellidos'),
  email: line(EMAIL_MAX).toLowerCase().min(1, message('emailRequired')).refine(isEmail, message('emailInvalid')),
  telefono: line(PHONE_MAX).min(1, message('telefono')).refine(isPhone, message('telefonoInvalid')),
  edad: line(20).min(1, message('edadRequired')).refine(isAge, message('edadInvalid')),
  situacionPersonal: choice(personalSituations, 'situacionPersonal'),
  situacionLaboral: choice(employmentStatuses, 'situacionLaboral'),
  ingresosMensuales: amount,
  tipoVivienda: choice(housingStatuses, 'tipoVivienda'),
  pagoVivienda: amount,
  tieneDeudas: choice(yesOrNo, 'tieneDeudas'),
  cantidadDeudas: amount,
  pagoMensualDeudas: amount,
  tieneAhorros: choice(yesOrNo, 'tieneAhorros'),
  cantidadAhorros: amount,
  tipoProductosAhorros: line(PRODUCTS_MAX),
  consulta: z.string().overwrite(asTyped).min(1, message('consulta')).max(QUESTION_MAX, message('consultaTooLong')),
  aceptaPolitica: z.boolean().refine((accepted) => accepted, message('aceptaPolitica')),
});

export type ConsultationInput = z.input<typeof fields>;
export type FieldName = keyof ConsultationInput;

/** In the order of the page and of its errors. */
export const fieldNames = Object.keys(fields.shape) as FieldName[];

/** A missing one of these has its own sentence in the specification. */
export const identityFields = ['nombre', 'apellidos', 'email', 'telefono', 'edad'] as const satisfies FieldName[];

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

type Given = { [Name in FieldName]?: ConsultationInput[Name] | null | undefined };

/** Every field with a value; an unanswered one is an empty text. */
export function complete(given: Given): ConsultationInput {
  const answered = Object.entries(given).filter(([, value]) => value !== undefined && value !== null);
  return { ...emptyConsultation, ...Object.fromEntries(answered) };
}

/** Empties fields that do not apply: a debt that was typed and then denied is not stored. */
export function withoutInapplicable(answers: ConsultationInput): ConsultationInput {
  const kept = { ...answers };
  for (const field of conditionalFields) if (!applies(field, answers)) kept[field] = '';
  return kept;
}

/** As stored and mailed, under the names of the specification's payload. */
export type Consultation = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  age: number;
  personalSituation: PersonalSituation;
  employmentStatus: EmploymentStatus;
  monthlyIncome: Cents | null;
  housingStatus: HousingStatus;
  monthlyRent: Cents | null;
  currentDebts: Cents | null;
  monthlyDebtPayment: Cents | null;
  currentSavings: Cents | null;
  tipoProductosAhorros: string | null;
  consultationReason: string;
  specificQuestion: string;
};

export function consultationReason(question: string): string {
  return question.length > REASON_LENGTH ? `${question.slice(0, REASON_LENGTH)}...` : question;
}

function toConsultation(given: z.output<typeof fields>): Consultation {
  return {
    firstName: given.nombre,
    lastName: given.apellidos,
    email: given.email,
    phone: given.telefono,
    age: Number(given.edad),
    personalSituation: given.situacionPersonal as PersonalSituation,
    employmentStatus: given.situacionLaboral as EmploymentStatus,
    monthlyIncome: parseAmount(given.ingresosMensuales),
    housingStatus: given.tipoVivienda as HousingStatus,
    monthlyRent: parseAmount(given.pagoVivienda),
    currentDebts: parseAmount(given.cantidadDeudas),
    monthlyDebtPayment: parseAmount(given.pagoMensualDeudas),
    currentSavings: parseAmount(given.cantidadAhorros),
    tipoProductosAhorros: given.tipoProductosAhorros || null,
    consultationReason: consultationReason(given.consulta),
    specificQuestion: given.consulta,
  };
}

/** The form's schema for browser and server. It reports all faults at once. */
export const consultationSchema: z.ZodType<Consultation, ConsultationInput> = z
  .custom<ConsultationInput>()
  .transform((given) => withoutInapplicable(complete(given)))
  .pipe(fields)
  .superRefine((answers, context) => {
    for (const field of conditionalFields) {
      if (isRequired(field, answers) && answers[field] === '') {
        context.addIssue({ code: 'custom', path: [field], message: message('conditional') });
      }
    }
  })
  .transform(toConsultation);
