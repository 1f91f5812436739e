import type { EmploymentStatus, HousingStatus, PersonalSituation } from '@/lib/consultations/questions';

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
