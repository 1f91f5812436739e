'use client';

import { budgetMistakesBlocks } from '@/lib/content/articles/budget-mistakes-blocks';
import { ArticleBody, type BodyTexts } from '../article-body';

export function BudgetMistakesBody(texts: BodyTexts) {
  return <ArticleBody blocks={budgetMistakesBlocks} {...texts} />;
}
