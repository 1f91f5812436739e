/** Named colours: a page paints them with classes, a sharing picture with attributes. */
export type Tone = 'tinta' | 'mar' | 'azafran' | 'papel' | 'cielo';

export type Shape = {
  tone: Tone;
  /** An SVG path; `stroke` draws it as a line of that width. */
  d: string;
  stroke?: number;
};

/** A drawing that stands on its lower edge. */
export type Drawing = {
  width: number;
  height: number;
  /** Position of its upper edge; 0 by default. */
  top?: number;
  shapes: readonly Shape[];
};
