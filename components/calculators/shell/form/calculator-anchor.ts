/** Target of the hero's button. */
export const CALCULATOR_ID = 'calculadora';
