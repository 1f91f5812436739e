import {
  applies,
  type ConditionalField,
  type ConsultationInput,
  conditionalFields,
  type FieldName,
  isRequired,
} from '@/lib/consultations/schema';

/** The four parts of the conversation, in the order of the page. */
export const chapters = {
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

export type Chapter = keyof typeof chapters;

export const chapterNames = Object.keys(chapters) as Chapter[];

function isConditional(field: FieldName): field is ConditionalField {
  return conditionalFields.some((name) => name === field);
}

/** For each answer that this visitor has to give in this chapter, whether it is there. */
export function required(chapter: Chapter, answers: ConsultationInput): boolean[] {
  return chapters[chapter]
    .filter((field) => !isConditional(field) || (applies(field, answers) && isRequired(field, answers)))
    .map((field) => {
      const answer = answers[field];
      return typeof answer === 'string' ? answer.trim() !== '' : answer;
    });
}

export function openIn(chapter: Chapter, answers: ConsultationInput): number {
  return required(chapter, answers).filter((answered) => !answered).length;
}
