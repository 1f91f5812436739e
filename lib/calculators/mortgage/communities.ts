/** The nineteen tax territories, in the order of their Spanish names; also the values of the field. */
export const COMMUNITIES = [
  'andalucia',
  'aragon',
  'asturias',
  'baleares',
  'canarias',
  'cantabria',
  'castilla-la-mancha',
  'castilla-y-leon',
  'cataluna',
  'ceuta',
  'comunidad-valenciana',
  'extremadura',
  'galicia',
  'la-rioja',
  'madrid',
  'melilla',
  'murcia',
  'navarra',
  'pais-vasco',
] as const;
export type Community = (typeof COMMUNITIES)[number];
