/** "Cómo lo calculamos" of one calculator. */
export type CalculatorMethod = {
  lead: string;
  parts: readonly { title: string; formula?: string; text: readonly string[] }[];
  /** One case, step by step; the page shows it too where there is no JavaScript. */
  example: readonly string[];
  /** What the figures rest on, and the date on which somebody checked it. */
  checked: string;
};
