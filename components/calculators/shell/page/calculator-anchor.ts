/** Where the hero's button leads. */
export const CALCULATOR_ID = 'calculadora';
