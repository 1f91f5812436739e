import {
  employmentStatuses,
  type FieldName,
  housingStatuses,
  personalSituations,
  yesOrNo,
} from '@/lib/questions/consultations/questions';

const firstChoice: Partial<Record<FieldName, string>> = {
  situacionPersonal: personalSituations[0],
  situacionLaboral: employmentStatuses[0],
  tipoVivienda: housingStatuses[0],
  tieneDeudas: yesOrNo[0],
  tieneAhorros: yesOrNo[0],
};

/** The id of the field's control; of a group of radio buttons, the first. */
export function anchorOf(field: FieldName): string {
  const choice = firstChoice[field];
  return choice ? `${field}-${choice}` : field;
}
