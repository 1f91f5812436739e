/** A text of the messages as a page shows it: without the tags that stand for links. */
export function inWords(text: string): string {
  return text.replaceAll(/<\/?\w+>/g, '');
}
