export type Ground = 'papel' | 'arena' | 'cielo' | 'azafran' | 'tinta';

/** Full-bleed colour blocks. On azafran the secondary text colour has too little contrast: use tinta. */
export const groundClass: Record<Ground, string> = {
  papel: 'bg-papel text-tinta',
  arena: 'bg-arena text-tinta',
  cielo: 'bg-cielo text-tinta',
  azafran: 'bg-azafran text-tinta',
  tinta: 'bg-tinta text-papel',
};
