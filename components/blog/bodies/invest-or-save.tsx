'use client';

import { investOrSave } from '@/lib/content/articles/invertir-vs-ahorrar-mejor-opcion';
import { ArticleBody, type BodyTexts } from '../article-body';

export function InvestOrSaveBody(texts: BodyTexts) {
  return <ArticleBody blocks={investOrSave.blocks} {...texts} />;
}
