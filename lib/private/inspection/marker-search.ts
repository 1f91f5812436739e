import { type ContentRefusal, latin1, utf16 } from './content';

/** In lower case: the names in an old Office document have none. Each is too long to occur by chance. */
const MARKERS: readonly (readonly [marker: string, reason: ContentRefusal])[] = [
  ['eicar-standard-antivirus-test-file', 'infected'],
  ['this program cannot be run in dos mode', 'active'],
  [utf16('_vba_project'), 'active'],
  [utf16('\x01ole10native'), 'active'],
  ['rar!\x1a\x07', 'content'],
  ['7z\xbc\xaf\x27\x1c', 'content'],
];

const OVERLAP = Math.max(...MARKERS.map(([marker]) => marker.length));

/** Looks for viruses' test string, programs, macros and foreign archives in a content that comes in chunks. */
export class MarkerSearch {
  #end = '';

  next(chunk: Uint8Array): ContentRefusal | null {
    const text = this.#end + latin1(chunk).toLowerCase();
    this.#end = text.slice(-OVERLAP);
    return MARKERS.find(([marker]) => text.includes(marker))?.[1] ?? null;
  }
}
