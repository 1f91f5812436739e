/** What in a text may be the number of an order as people see it: eight hexadecimal digits, in either case. */
export function orderNumbersIn(text: string): string[] {
  return [...text.matchAll(/(?<![\da-z])[\da-f]{8}(?![\da-z])/gi)].map(([number]) => number.toLowerCase());
}
