import { applies, type ConsultationInput, consultationReason, type FieldName, isConditional } from './questions';

/** The payload's names in the specification, and the form's fields for them. */
const names = {
  firstName: 'nombre',
  lastName: 'apellidos',
  email: 'email',
  phone: 'telefono',
  age: 'edad',
  personalSituation: 'situacionPersonal',
  employmentStatus: 'situacionLaboral',
  monthlyIncome: 'ingresosMensuales',
  housingStatus: 'tipoVivienda',
  monthlyRent: 'pagoVivienda',
  currentDebts: 'cantidadDeudas',
  monthlyDebtPayment: 'pagoMensualDeudas',
  currentSavings: 'cantidadAhorros',
  tipoProductosAhorros: 'tipoProductosAhorros',
  specificQuestion: 'consulta',
} as const satisfies Record<string, FieldName>;

const DEBTS_WITHOUT_AMOUNT = 'Si';

export const FILES_FIELD = 'uploadedFiles';
export const KEY_FIELD = 'envio';
/** Field of an hour that was chosen before: sent beside the answers, sealed or not. */
export const HOUR_FIELD = 'hora';

/** The specification's payload, without the questions that do not apply. */
export function toPayload(answers: ConsultationInput): [name: string, value: string][] {
  const sent = Object.entries(names).flatMap(([name, field]): [string, string][] => {
    if (isConditional(field) && !applies(field, answers)) return [];
    return [[name, answers[field]]];
  });
  return [
    ...sent,
    ['consultationReason', consultationReason(answers.consulta)],
    ['consent', String(answers.aceptaPolitica)],
  ];
}

/** Reads the payload's names or, from a page without JavaScript, the form's own. */
export function fromPayload(given: ReadonlyMap<string, string>): ConsultationInput {
  const isPayload = given.has('firstName') || given.has('specificQuestion');
  const read = (name: keyof typeof names): string => given.get(isPayload ? name : names[name]) ?? '';
  const debts = read('currentDebts');
  return {
    nombre: read('firstName'),
    apellidos: read('lastName'),
    email: read('email'),
    telefono: read('phone'),
    edad: read('age'),
    situacionPersonal: read('personalSituation'),
    situacionLaboral: read('employmentStatus'),
    ingresosMensuales: read('monthlyIncome'),
    tipoVivienda: read('housingStatus'),
    pagoVivienda: read('monthlyRent'),
    tieneDeudas: given.get('tieneDeudas') ?? (isPayload ? yesIf(given.has('currentDebts')) : ''),
    cantidadDeudas: debts === DEBTS_WITHOUT_AMOUNT ? '' : debts,
    pagoMensualDeudas: read('monthlyDebtPayment'),
    tieneAhorros: given.get('tieneAhorros') ?? (isPayload ? yesIf(given.has('currentSavings')) : ''),
    cantidadAhorros: read('currentSavings'),
    tipoProductosAhorros: read('tipoProductosAhorros'),
    consulta: read('specificQuestion'),
    aceptaPolitica: /^(on|true|si)$/.test(given.get('aceptaPolitica') ?? given.get('consent') ?? ''),
  };
}

function yesIf(answered: boolean): string {
  return answered ? 'si' : 'no';
}
