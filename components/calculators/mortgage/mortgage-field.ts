/** Field names, also the parameters of the fragment that restores a calculation. */
export type MortgageField =
  | 'precio'
  | 'ahorro'
  | 'plazo'
  | 'interes'
  | 'tipo'
  | 'euribor'
  | 'diferencial'
  | 'anos-fijos'
  | 'interes-despues';
export type MortgageValues = Readonly<Record<MortgageField, string>>;
