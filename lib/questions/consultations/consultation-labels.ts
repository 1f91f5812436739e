import type { EmploymentStatus, HousingStatus, PersonalSituation } from '@/lib/questions/consultations/questions';

export const personalSituationLabel: Record<PersonalSituation, string> = {
  soltero: 'Soltero o soltera',
  pareja: 'En pareja',
  casado: 'Casado o casada',
  divorciado: 'Divorciado o divorciada',
  viudo: 'Viudo o viuda',
};

export const employmentLabel: Record<EmploymentStatus, string> = {
  empleado: 'Empleado o empleada',
  autonomo: 'Autónomo o autónoma',
  empresario: 'Empresario o empresaria',
  jubilado: 'Jubilado o jubilada',
  estudiante: 'Estudiante',
  desempleado: 'Desempleado o desempleada',
};

export const housingLabel: Record<HousingStatus, string> = {
  propia: 'Propia, sin hipoteca',
  alquiler: 'De alquiler',
  familiar: 'De mi familia',
  hipoteca: 'Con hipoteca',
};

const WITHOUT_INCOME: ReadonlySet<EmploymentStatus> = new Set(['estudiante', 'desempleado']);
const WITHOUT_PAYMENT: ReadonlySet<HousingStatus> = new Set(['propia', 'familiar']);

/** The form asks the others for no income. */
export function hasIncome(status: EmploymentStatus): boolean {
  return !WITHOUT_INCOME.has(status);
}

/** The form asks the others for no payment. */
export function paysForHome(status: HousingStatus): boolean {
  return !WITHOUT_PAYMENT.has(status);
}
