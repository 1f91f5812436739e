import { toPlainText } from '@react-email/render';

const MAX_COLUMN_CHARACTERS = 200;
const asTyped = { uppercase: false };
const columns = { uppercaseHeaderCells: false, maxColumnWidth: MAX_COLUMN_CHARACTERS };

/** The text part of an e-mail: headings in their own case, tables in columns, telephone and mail links as text. */
export function plainText(html: string): string {
  return toPlainText(html, {
    selectors: [
      { selector: 'h1', format: 'heading', options: asTyped },
      { selector: 'h2', format: 'heading', options: asTyped },
      { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
      { selector: 'a[href^="mailto:"]', format: 'anchor', options: { ignoreHref: true } },
      { selector: '[data-text-format="dataTable"]', format: 'dataTable', options: columns },
    ],
  });
}
