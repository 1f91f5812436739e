import { inCommunity } from './purchase/in-community';

/** Figures are already formatted, with their unit. */
export const mortgageNote = {
  effort: (payment: string, least: string, calm: string) =>
    `Para que una cuota de ${payment} no pase del 35\u00a0% de lo que entra en casa hacen falta ${least} netos al mes, sin más deudas. Nosotros dormiríamos mejor con ${calm}: así no pasa del 30\u00a0%.`,
  cushion:
    'No lo metas todo en la casa: lo primero es un colchón de tres a seis meses de gastos, aparte de este ahorro.',
  tooLittle: (principal: string, appraisal: string) =>
    `Pides ${principal}, y solo la tasación cuesta unos ${appraisal}. Por tan poco no firmaríamos una hipoteca: miraríamos contigo cómo reunir lo que falta.`,
  shorter: (years: number, payment: string, more: string, saved: string) =>
    `A ${years} años la cuota sube a ${payment}, ${more} más al mes, y te ahorras ${saved} de intereses. Si te cabe sin apretar, la pediríamos así.`,
  longer: (years: number, payment: string, more: string) =>
    `Si la cuota te aprieta, a ${years} años baja a ${payment}, a cambio de ${more} más de intereses. Solo la alargaríamos por necesidad: siempre puedes ir devolviendo antes.`,
  variable: (payment: string, more: string) =>
    `Si el interés sube dos puntos en la primera revisión, la cuota pasa a ${payment}: ${more} más cada mes. Firmaríamos una variable solo si esa cuota también te cabe.`,
  mixedDearer: (year: number, payment: string, more: string) =>
    `En el año ${year} la cuota pasa a ${payment}, ${more} más al mes. Guardar esa diferencia desde el primer día te quita el susto y te hace un colchón.`,
  mixedCheaper: (year: number, payment: string) =>
    `Has supuesto que en el año ${year} el interés baja y la cuota se queda en ${payment}. Ojalá, pero nadie lo sabe: prueba también con uno o dos puntos más.`,
  mixedSame: (year: number) =>
    `Has dejado el mismo interés después del año ${year - 1}. Prueba con uno o dos puntos más: es la parte de la hipoteca que no vas a poder elegir.`,
} as const;

type CarriedPurchase = { home: string; community: string; taxes: string; needed: string; missing: string | undefined };

type Carried = {
  price: string;
  savings: string;
  principal: string;
  part: string;
  years: number;
  loan: string;
  payment: string;
  interest: string;
  tae: string;
  costs: string;
  recommended: string;
  shortfall: string | undefined;
  purchase?: CarriedPurchase | undefined;
};

export const mortgageLoan = {
  fijo: (rate: string) => `a tipo fijo del ${rate}`,
  variable: (rate: string) => `a tipo variable, que hoy es del ${rate}`,
  mixto: (rate: string, fixedYears: number, later: string, payment: string) =>
    `a tipo mixto, al ${rate} durante ${fixedYears} ${fixedYears === 1 ? 'año' : 'años'} y al ${later} después (entonces la cuota sería de ${payment})`,
} as const;

function purchaseSentence({ home, community, taxes, needed, missing }: CarriedPurchase): string {
  const rest = missing ? `me faltan ${missing}` : 'los tengo';
  return `La vivienda es ${home}, ${inCommunity(community)}: los impuestos de la compra serían ${taxes}, así que con la entrada del 20\u00a0% y los gastos necesito ${needed} ahorrados, y ${rest}.`;
}

/** The result as a paragraph for the consultation form, in the first person. */
export function mortgageParagraph(carried: Carried): string {
  const {
    price,
    savings,
    principal,
    part,
    years,
    loan,
    payment,
    interest,
    tae,
    costs,
    recommended,
    shortfall,
    purchase,
  } = carried;
  // The text names a single gap: with the taxes of this home where they are known.
  const missing = purchase ? '' : shortfall ? `, me faltan ${shortfall}` : ', y lo tengo';
  const taxes = purchase ? ` ${purchaseSentence(purchase)}` : '';
  return `He hecho cuentas con vuestro simulador de hipoteca. La vivienda cuesta ${price} y aporto ${savings}, así que pediría ${principal} (el ${part} del precio) a ${years} años, ${loan}. La cuota sale a ${payment} al mes, con ${interest} de intereses en total y una TAE, con la tasación, del ${tae}. Los gastos iniciales serían ${costs} y el ahorro recomendado es de ${recommended}${missing}.${taxes} Me gustaría comentarlo con vosotros.`;
}
