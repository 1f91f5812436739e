type LegalTable = {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly [string, ...string[]])[];
};

/** Labels and values, such as the company's data. */
type LegalFacts = { facts: readonly (readonly [name: string, text: string])[] };

/** A form to copy, such as the withdrawal form. */
type LegalForm = { form: readonly string[] };

/** A paragraph, a list, a table, a set of facts or a form. Links in texts are written [words](/address). */
export type LegalBlock = string | readonly string[] | LegalTable | LegalFacts | LegalForm;

export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] };

export type LegalDocument = {
  crumb: string;
  title: string;
  lead: string;
  /** Date of this version, YYYY-MM-DD. */
  version: string;
  sections: readonly LegalSection[];
};
