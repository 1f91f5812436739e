/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withdrawalInformationText } from '@/lib/orders/texts/withdrawal-information-text';
import { informationFiles } from '@/lib/orders/withdrawal-notice/information-files';
import { informationMark } from '@/lib/orders/withdrawal-notice/information-mark';
import { log } from '@/lib/server/log';

const names = async () => (await informationFiles()).map(({ filename }) => filename);
const BOTH = ['derecho-de-desistimiento.pdf', 'derecho-de-desistimiento.txt'];

test('the files are the PDF and the text, the same bytes each time', async () => {
  const [first, second] = [await informationFiles(), await informationFiles()];
  expect(first.map(({ filename }) => filename)).toEqual(BOTH);
  expect(second).toEqual(first);
  expect(first[1]?.content.toString()).toBe(withdrawalInformationText());
});

describe('in another folder', () => {
  let folder: string;
  let warned: jest.SpyInstance;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sofa-notice-'));
    jest.spyOn(process, 'cwd').mockReturnValue(folder);
    warned = jest.spyOn(log, 'warn').mockImplementation();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true, force: true });
  });

  function write(path: string, content: string): void {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'derecho-de-desistimiento.pdf'), content);
  }

  test('a PDF of another text is not sent, the text is', async () => {
    write('deliverables', '%PDF of an example company');
    expect(await names()).toEqual(['derecho-de-desistimiento.txt']);
    expect(warned).toHaveBeenCalled();
  });

  test('the PDF of the build is sent where the sources have that of an example company', async () => {
    write('deliverables', '%PDF of an example company');
    write('.next/standalone/deliverables', `%PDF ${informationMark()}`);
    expect(await names()).toEqual(BOTH);
    expect(warned).not.toHaveBeenCalled();
  });
});
