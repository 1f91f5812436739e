import { strToU8, Zip, ZipPassThrough } from 'fflate';

/* A zip in parts, stored as they are: most documents are compressed already. Loaded with the first export. */

type ZipFile = { add: (name: string, content: Uint8Array | string) => void; end: () => Blob };

export function beginZip(): ZipFile {
  const parts: BlobPart[] = [];
  const zip = new Zip((problem, chunk) => {
    if (problem) throw problem;
    parts.push(chunk as Uint8Array<ArrayBuffer>);
  });
  const taken = new Set<string>();
  return {
    add(name, content) {
      const entry = new ZipPassThrough(freeName(name, taken));
      zip.add(entry);
      entry.push(typeof content === 'string' ? strToU8(content) : content, true);
    },
    end() {
      zip.end();
      return new Blob(parts, { type: 'application/zip' });
    },
  };
}

/** "nómina (2).pdf" for a second "nómina.pdf". */
function freeName(name: string, taken: Set<string>): string {
  const [, stem = name, ending = ''] = /^(.*?)(\.[^./]*)?$/.exec(name) ?? [];
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${stem} (${number})${ending}`;
  taken.add(free.toLowerCase());
  return free;
}
