type Column = { head: string; width: number };

/** `width`: share of the table's width; all of a table together are 1. */
export function column(head: string, width: number): Column {
  return { head, width };
}

export function money(head: string, width: number): Column {
  return column(`${head} (€)`, width);
}

/** Rows to fill in: the given ones have their first cell written, the blank ones nothing. */
export type FillTable = {
  kind: 'table';
  caption: string;
  columns: readonly Column[];
  rows: readonly string[];
  blank?: number;
  /** First cell of a last row in bold. */
  total?: string;
};

/** Lines to write on. */
type WritingLines = { kind: 'lines'; prompt: string; count: number };

/** Boxes to tick. */
type TickList = { kind: 'ticks'; prompt: string; items: readonly string[] };

/** Values to write beside their names, one a line. */
type Sums = { kind: 'sums'; caption: string; lines: readonly { text: string; result?: true }[] };

export type Exercise = FillTable | WritingLines | TickList | Sums;

/** One page of the workbook: about fifteen minutes. */
export type WorkbookDay = {
  title: string;
  why: string;
  steps: readonly string[];
  /** A household with figures to compare with, or a fact worth knowing. */
  aside?: { kind: 'example' | 'fact'; text: string };
  exercises: readonly Exercise[];
  /** The day is done when this is true. */
  check: string;
};

/** Seven days, with the page that closes them. */
export type WorkbookWeek = {
  name: string;
  title: string;
  lead: string;
  days: readonly WorkbookDay[];
  review: { title: string; lead: string; exercises: readonly Exercise[] };
};
