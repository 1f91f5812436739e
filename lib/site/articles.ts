import type { Article } from './articles/article';
import { budgetMistakes } from './articles/errores-comunes-presupuesto-personal';
import { retirementGuide } from './articles/guia-completa-ahorrar-jubilacion-2024';
import { investOrSave } from './articles/invertir-vs-ahorrar-mejor-opcion';

/** Newest first. */
export const articles: readonly Article[] = [retirementGuide, investOrSave, budgetMistakes];

export function articlePath({ slug }: Pick<Article, 'slug'>): `/blog/${string}` {
  return `/blog/${slug}`;
}
