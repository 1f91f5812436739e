import { EMBEDS_NAME, FILE_NAME, fileNameOf, LONGEST_NAME } from './pdf-names';

/** What no program runs when it is opened. An electronic invoice carries its XML, and a PDF for archives its sources. */
const HARMLESS_NAME = /^[^\0:]*\.(?:xml|txt|csv|png|jpe?g)$/i;

/** The files in a PDF, as far as its objects name them. Links to other files are not told apart. */
export class PdfAttachments {
  #exist = false;
  #harmless = 0;
  #doubtful = 0;

  exist(): void {
    this.#exist = true;
  }

  /** Reads objects. Those that go on behind this text are to be read again from the returned position, with what follows. */
  read(objects: string, { goesOn = false } = {}): number {
    if (EMBEDS_NAME.test(objects)) this.exist();
    let next = goesOn ? Math.max(0, objects.length - LONGEST_NAME) : objects.length;
    for (const match of objects.matchAll(FILE_NAME)) {
      if (match.index >= next) break;
      next = Math.max(next, match.index + match[0].length);
      // The contents, by reference.
      if (match.groups?.contents !== undefined) continue;
      if (HARMLESS_NAME.test(fileNameOf(match) ?? '')) this.#harmless += 1;
      else this.#doubtful += 1;
    }
    return next;
  }

  get areActive(): boolean {
    return this.#exist && (this.#harmless === 0 || this.#doubtful > 0);
  }
}
