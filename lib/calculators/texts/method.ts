/** "Cómo lo calculamos" */
export type CalculatorMethod = {
  lead: string;
  parts: readonly { title: string; formula?: string; text: readonly string[] }[];
  /** An example, also shown without JavaScript. */
  example: readonly string[];
  /** With the date of the last check. */
  checked: string;
  /** The official text of its legal figures. */
  source?: { label: string; href: string };
};
