'use client';

import { budgetMistakes } from '@/lib/content/articles/errores-comunes-presupuesto-personal';
import { ArticleBody, type BodyTexts } from '../article-body';

export function BudgetMistakesBody(texts: BodyTexts) {
  return <ArticleBody blocks={budgetMistakes.blocks} {...texts} />;
}
