/** Shapes of the house's kit without a colour of their own: a page paints them with classes, a sharing picture with attributes. */
export type Tone = 'tinta' | 'mar' | 'azafran' | 'papel' | 'cielo';

export type Shape = {
  tone: Tone;
  /** An SVG path; `stroke` draws it as a line of that width. */
  d: string;
  stroke?: number;
};

/** Stands on its lower edge. */
export type Drawing = {
  width: number;
  height: number;
  /** Where its upper edge lies, 0 unless told. */
  top?: number;
  shapes: readonly Shape[];
};
