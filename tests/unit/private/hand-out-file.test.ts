import { handOutFile } from '@/components/private/desk/sealed/hand-out-file';
import { Problem } from '@/components/private/problem';
import { headOf } from '@/lib/private/items/item-head';
import { newIdentity, recipientOf } from '@/lib/private/sealing/identity';
import { open } from '@/lib/private/sealing/open';
import { seal } from '@/lib/private/sealing/seal';

// jsdom has no workers.
jest.mock('@/lib/private/sealing/worker/in-worker', () => ({
  openInWorker: (...given: Parameters<typeof open>) => open(...given),
}));

const bytes = (text: string) => new TextEncoder().encode(text);

async function sealed(content: Uint8Array<ArrayBuffer>) {
  const identity = await newIdentity();
  return { identity, file: await seal(content, [await recipientOf(identity)]) };
}

test.each(['nómina.pdf', 'contrato.docx', 'programa.exe', 'sin extensión'])(
  '%s is handed out though it is not what its name says: the reader cannot show it, and it can be saved',
  async (name) => {
    const content = bytes('MZ: neither a PDF nor a letter');
    const { identity, file } = await sealed(content);
    const { size, sha256 } = await headOf('a.pdf', content);
    const given = await handOutFile(file, { name, size, sha256 }, identity);
    expect(Buffer.from(given).toString()).toBe('MZ: neither a PDF nor a letter');
  },
);

test('what was changed or damaged is not handed out, and is named', async () => {
  const { identity, file } = await sealed(bytes('%PDF-1.7 una nómina'));
  const listed = await headOf('nómina.pdf', bytes('%PDF-1.7 otra nómina'));
  const cut = file.slice(0, -1);
  await expect(handOutFile(file, listed, identity)).rejects.toMatchObject({ code: 'sealed_file_changed' });
  await expect(handOutFile(cut, listed, identity)).rejects.toBeInstanceOf(Problem);
  await expect(handOutFile(cut, listed, identity)).rejects.toMatchObject({ code: 'sealed_file_damaged' });
});
