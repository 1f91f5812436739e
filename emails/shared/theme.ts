/** The tokens of app/styles/theme.css: mail clients support no custom properties. */
export const colour = {
  papel: '#faf8f2',
  azafran: '#fea92f',
  mar: '#2d63a9',
  tinta: '#0e1d3a',
  tinta2: '#425069',
  bruma: '#b1bfd1',
  /** Hairline: tinta at 20 % on papel. */
  regla: '#cbccce',
} as const;

/** No web fonts: loading one reveals when the mail is read. */
export const font = {
  title: '"Familjen Grotesk","Helvetica Neue",Helvetica,Arial,sans-serif',
  text: '"Hanken Grotesk","Helvetica Neue",Helvetica,Arial,sans-serif',
} as const;

export const radius = { medium: '14px 14px 2px 2px', large: '32px 32px 2px 2px' } as const;

export const giantFigure = {
  fontFamily: font.title,
  fontSize: 56,
  lineHeight: '56px',
  fontWeight: 700,
  letterSpacing: '-0.04em',
  whiteSpace: 'nowrap',
} as const;

/** Inline styles are the light theme; these classes are the dark one, where the client supports it. */
export const darkMode = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background-color: #08132a !important; }
  .block { background-color: #16294f !important; }
  .ink { color: ${colour.papel} !important; }
  .ink-2 { color: ${colour.bruma} !important; }
  .link { color: #9cc4f5 !important; }
  .rule { border-color: #47526b !important; }
  .shape { background-color: ${colour.papel} !important; }
}`;
