/** The products that the journeys buy, by what is special about them. */
export const advice = {
  slug: 'consultoria-financiera-personalizada',
  name: 'Consultoría financiera personalizada',
  price: '99 €',
  total: '99,00 €',
  minutes: 60,
};

export const workbook = {
  slug: 'reset-financiero-21-dias',
  name: 'Reset financiero en 21 días',
  price: '8,79 €',
  total: '8,79 €',
};

export const familyPlan = {
  slug: 'plan-financiero-familiar',
  name: 'Plan financiero familiar',
  minimum: '300 €',
  maximum: '600 €',
  total: '600,00 €',
  minutes: 90,
};
