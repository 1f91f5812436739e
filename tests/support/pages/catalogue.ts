import { CONSULTATION, FAMILY_PLAN, FIRST_HOME, RESET } from '../shop/products';

/** The products that the journeys buy, by what is special about them. */
export const advice = {
  slug: CONSULTATION,
  name: 'Consultoría financiera personalizada',
  price: '99 €',
  total: '99,00 €',
  minutes: 60,
};

export const firstHome = {
  slug: FIRST_HOME,
  name: 'Sesión de consultoría: mi primera vivienda',
  total: '259,00 €',
  minutes: 60,
};

export const workbook = {
  slug: RESET,
  name: 'Reset financiero en 21 días',
  price: '8,79 €',
  total: '8,79 €',
};

export const familyPlan = {
  slug: FAMILY_PLAN,
  name: 'Plan financiero familiar',
  minimum: '300 €',
  maximum: '600 €',
  total: '600,00 €',
  minutes: 90,
};
