/** Stands in `question` for the domain, which only the browser knows. */
export const DOMAIN = '{domain}';

export type EmailTypoTexts = { question: string; correct: string };

/** The texts of `EmailField`, of the namespace `EmailTypo`: on the server for public pages, in the browser elsewhere. */
export function emailTypoTexts(
  t: (key: 'question' | 'correct', values?: { domain: string }) => string,
): EmailTypoTexts {
  return { question: t('question', { domain: DOMAIN }), correct: t('correct') };
}
