import {
  applies,
  type ConsultationInput,
  type FieldName,
  isConditional,
  isRequired,
} from '@/lib/questions/consultations/questions';

/** The four sections of the form, in the order of the page. */
export const sections = {
  who: ['nombre', 'apellidos', 'email', 'telefono', 'edad', 'situacionPersonal'],
  home: ['situacionLaboral', 'ingresosMensuales', 'tipoVivienda', 'pagoVivienda'],
  numbers: [
    'tieneDeudas',
    'cantidadDeudas',
    'pagoMensualDeudas',
    'tieneAhorros',
    'cantidadAhorros',
    'tipoProductosAhorros',
  ],
  question: ['consulta', 'aceptaPolitica'],
} as const satisfies Record<string, readonly FieldName[]>;

export type Section = keyof typeof sections;

export const sectionNames = Object.keys(sections) as Section[];

/** What an address has at least; the form's schema says the rest. */
const ADDRESS = /(?<=\S)@[^\s@]+\.\S/;

/** For each required field of the section, whether it is filled in: an e-mail address once it is one. */
export function requiredFields(section: Section, answers: ConsultationInput): boolean[] {
  return sections[section]
    .filter((field) => !isConditional(field) || (applies(field, answers) && isRequired(field, answers)))
    .map((field) => {
      const answer = answers[field];
      if (field === 'email') return ADDRESS.test(answers.email);
      return typeof answer === 'string' ? answer.trim() !== '' : answer;
    });
}

/** How many required fields of the section are still empty. */
export function missingIn(section: Section, answers: ConsultationInput): number {
  return requiredFields(section, answers).filter((isAnswered) => !isAnswered).length;
}
