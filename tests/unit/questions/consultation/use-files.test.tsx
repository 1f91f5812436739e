/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useFiles } from '@/components/questions/consultation/use-files';
import { pdf } from '@/tests/support/shop/consultation-payload';

/** A file on a disk, where it may be changed, be deleted, or take its time. */
function onDisk(name: string, read: () => Promise<Uint8Array> = async () => pdf(3_000)): File {
  const part = (from: number, to?: number) => ({
    arrayBuffer: async () => new Uint8Array(await read()).slice(from, to).buffer,
  });
  return { name, size: 3_000, type: '', lastModified: 1, slice: part, ...part(0) } as unknown as File;
}

const opened = () => renderHook(() => useFiles((reason, name) => `${reason} ${name}`, [])).result;

test('a file is kept as it was when it was chosen, and one that cannot be read is named', async () => {
  const files = opened();
  let isThere = true;
  const lasting = onDisk('nómina.pdf', async () => (isThere ? pdf(3_000) : Promise.reject(new Error('gone'))));
  const gone = onDisk('recibo.pdf', () => Promise.reject(new Error('gone')));
  await act(() => files.current.add([lasting, gone]));
  isThere = false;
  expect(files.current.files.map(({ name, bytes }) => [name, bytes.length])).toEqual([['nómina.pdf', 3_000]]);
  expect(files.current.rejected).toEqual([{ name: 'recibo.pdf', message: 'unreadable recibo.pdf' }]);
});

test('what is sent waits for a file that is still being read, and a second choice loses none of the first', async () => {
  const files = opened();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const slow = onDisk('lento.pdf', async () => {
    await arrived;
    return pdf(3_000);
  });
  const names: string[] = [];
  await act(async () => {
    void files.current.add([slow]);
    void files.current.add([onDisk('rápido.pdf')]);
    const sent = files.current.settled();
    arrive();
    names.push(...(await sent).map(({ name }) => name));
  });
  expect(names).toEqual(['lento.pdf', 'rápido.pdf']);
  expect(files.current.files).toHaveLength(2);
});
