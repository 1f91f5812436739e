/** Why a figure is refused, under its field. Beside the code of the fields: most visitors never see one. */
export const fieldErrors = {
  empty: 'Escribe una cifra.',
  unreadable: (example: string) => `No entendemos esta cifra. Escríbela así: ${example}.`,
  words: (example: string) => `Escribe solo la cifra, sin letras ni abreviaturas, así: ${example}.`,
  spaces: 'Quita los espacios de dentro de la cifra: así no sabemos si es una o son dos.',
  share: 'Escribe la cantidad en euros, no un porcentaje.',
  negative: 'No puede ser una cifra negativa.',
  whole: 'Escribe un número entero, sin comas ni decimales.',
  cents: 'Usa como mucho 2 decimales. Los miles se separan con un punto: 250.000.',
  decimals: (most: number) => `Usa como mucho ${most} decimales.`,
  below: (limit: string) => `El mínimo es ${limit}.`,
  above: (limit: string) => `El máximo es ${limit}.`,
} as const;
