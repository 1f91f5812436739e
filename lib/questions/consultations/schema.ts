import { z } from 'zod';
import type { NumberErrorReason } from '@/lib/calculators/input/number-input';
import type { Cents } from '@/lib/shared/money';
import { onOneLine } from '@/lib/shared/on-one-line';
import { isEmail, storedEmail } from '@/lib/shared/person/email-address';
import { EMAIL_MAX, PHONE_MAX, QUESTION_MAX } from '@/lib/shared/person/limits';
import { storedTelephone } from '@/lib/shared/person/telephone';
import { amountFault, parseAmount } from './amount';
import {
  AMOUNT_MAX,
  type ConsultationInput,
  complete,
  conditionalFields,
  consultationReason,
  type EmploymentStatus,
  employmentStatuses,
  type FieldName,
  type HousingStatus,
  housingStatuses,
  isRequired,
  NAME_MAX,
  type PersonalSituation,
  PRODUCTS_MAX,
  personalSituations,
  withoutInapplicable,
  yesOrNo,
} from './questions';

const AGE_MIN = 18;
const AGE_MAX = 100;

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
  | 'amountWords'
  | 'amountSpaces'
  | 'amountShare'
  | 'amountDecimals'
  | 'amountNegative'
  | 'amountAbove'
  | 'tooLong'
  | 'consultaTooLong';

/** Replaces characters that could end a mail header, and bidirectional marks, with a space. */
function oneLine(text: string): string {
  return onOneLine(text.normalize('NFC').replace(/[\u202a-\u202e\u2066-\u2069]+/g, ' '));
}

/** Normalises line breaks and removes other control characters. */
function asTyped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

const message = (key: ConsultationMessage) => key;
const line = (max: number) => z.string().overwrite(oneLine).max(max, message('tooLong'));
const required = (key: ConsultationMessage, max = NAME_MAX) => line(max).min(1, key);
const choice = (values: readonly string[], key: ConsultationMessage) =>
  z.string().refine((value) => values.includes(value), key);
const amountMessages: Record<NumberErrorReason, ConsultationMessage> = {
  empty: 'amountInvalid',
  unreadable: 'amountInvalid',
  below: 'amountInvalid',
  words: 'amountWords',
  spaces: 'amountSpaces',
  share: 'amountShare',
  decimals: 'amountDecimals',
  negative: 'amountNegative',
  above: 'amountAbove',
};
const amount = line(AMOUNT_MAX).superRefine((text, context) => {
  const fault = text === '' ? null : amountFault(text);
  if (fault) context.addIssue({ code: 'custom', message: amountMessages[fault] });
});

const isPhone = (text: string) => text === '' || storedTelephone(text) !== null;
const isAge = (text: string) => text === '' || (/^\d{1,3}$/.test(text) && +text >= AGE_MIN && +text <= AGE_MAX);

const fields = z.object({
  nombre: required('nombre'),
  apellidos: required('apellidos'),
  email: z
    .string()
    .overwrite(storedEmail)
    .max(EMAIL_MAX, message('tooLong'))
    .min(1, message('emailRequired'))
    .refine((text) => text === '' || isEmail(text), message('emailInvalid')),
  telefono: line(PHONE_MAX)
    .min(1, message('telefono'))
    .refine(isPhone, message('telefonoInvalid'))
    .overwrite((text) => storedTelephone(text) ?? text),
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
} satisfies Record<FieldName, z.ZodType>);

/** The consultation as it is stored and mailed, under the names of the specification's payload. */
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

/** The schema of the form, in the browser and on the server. It reports every fault at once. */
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
