import {
  employmentLabel,
  hasIncome,
  housingLabel,
  paysForHome,
  personalSituationLabel,
} from '@/lib/questions/consultations/consultation-labels';
import type { Consultation } from '@/lib/questions/consultations/schema';
import type { ConsultationContents } from './contract';

/** Says what the desk shows: what applies, as the form asked it. Runs in the browser too, for what is sealed. */
export function consultationContents(given: Consultation): ConsultationContents {
  const { personalSituation, employmentStatus, housingStatus } = given;
  return {
    name: `${given.firstName} ${given.lastName}`,
    phone: given.phone,
    age: given.age,
    personalSituation: personalSituationLabel[personalSituation],
    employmentStatus: employmentLabel[employmentStatus],
    housingStatus: housingLabel[housingStatus],
    ...(hasIncome(employmentStatus) && { monthlyIncome: given.monthlyIncome }),
    ...(paysForHome(housingStatus) && { monthlyRent: given.monthlyRent }),
    currentDebts: given.currentDebts,
    ...(given.currentDebts !== null && { monthlyDebtPayment: given.monthlyDebtPayment }),
    currentSavings: given.currentSavings,
    ...(given.currentSavings !== null && { savingsProducts: given.tipoProductosAhorros }),
    question: given.specificQuestion,
  };
}
