/** While `work` runs, what it adds stands among `parts`; once it has succeeded that has ended, and leaves them again. */
export async function withPassingParts<Part>(
  parts: Part[],
  work: (add: (part: Part) => void) => Promise<void>,
): Promise<void> {
  const lasting = parts.length;
  await work((part) => parts.push(part));
  parts.splice(lasting);
}
