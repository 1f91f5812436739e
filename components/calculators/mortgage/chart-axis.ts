/** Height of a row of labels under a drawing, in pixels. */
export const AXIS_HEIGHT = 26;

export const axisLabel = {
  fontSize: 14,
  fontFamily: 'var(--font-texto)',
  className: 'fill-bruma print:fill-tinta',
} as const;

/** Under this width a drawing is a phone's: fewer and smaller labels. */
export const NARROW = 480;
