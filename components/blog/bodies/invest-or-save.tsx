'use client';

import { investOrSaveBlocks } from '@/lib/content/articles/invest-or-save-blocks';
import { ArticleBody, type BodyTexts } from '../article-body';

export function InvestOrSaveBody(texts: BodyTexts) {
  return <ArticleBody blocks={investOrSaveBlocks} {...texts} />;
}
