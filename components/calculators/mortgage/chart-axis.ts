/** Height of the axis labels, in pixels. */
export const AXIS_HEIGHT = 26;

export const axisLabel = {
  fontSize: 14,
  fontFamily: 'var(--font-texto)',
  className: 'fill-bruma print:fill-tinta',
} as const;

/** Below this width, in pixels, a drawing has fewer and smaller labels. */
export const NARROW = 480;
