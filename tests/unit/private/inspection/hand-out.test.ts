import { handOut } from '@/lib/private/inspection/hand-out';
import { judgeBytes } from '@/lib/private/inspection/judge-bytes';
import { headOf, itemKind } from '@/lib/private/items/item-head';
import { newIdentity, recipientOf } from '@/lib/private/sealing/identity';
import { open } from '@/lib/private/sealing/open';
import { seal } from '@/lib/private/sealing/seal';
import { extensionOf } from '@/lib/shared/file-types';
import messages from '@/lib/shared/i18n/messages';
import { activeFiles, doubleFiles, honestFiles, pdfOf, viruses } from '@/tests/support/files/active-files';

const script = pdfOf('<< /S /JavaScript /JS (app.alert(1)) >>');

async function handedOut(kind: Parameters<typeof handOut>[0]['kind'], content: Buffer, listed = content) {
  const opener = await newIdentity();
  const sealed = await seal(new Uint8Array(content), [await recipientOf(opener)]);
  const { size, sha256 } = await headOf('x.pdf', new Uint8Array(listed));
  const handed = await handOut({ sealed, listed: { size, sha256 }, kind }, { opener, open, judge: judgeBytes });
  return handed.ok ? Buffer.from(handed.content).equals(content) : handed.reason;
}

test('what nobody reads when it arrives is looked at before it is handed out', async () => {
  expect(await handedOut(extensionOf('nómina.pdf'), script)).toBe('active');
  expect(await handedOut(itemKind('nómina.pdf'), script)).toBe('active');
  for (const [, kind, content] of activeFiles) expect(await handedOut(kind, content)).toBe('active');
  for (const [, kind, content] of doubleFiles) expect(await handedOut(kind, content)).toBe('content');
  for (const [, kind, content] of viruses) expect(await handedOut(kind, content)).toBe('infected');
  for (const [, kind, content] of honestFiles) expect(await handedOut(kind, content)).toBe(true);
});

test('a text is handed out to those for whom the site has stored it, a type that no form takes to nobody', async () => {
  const text = Buffer.from('Edad: 41 años');
  expect(await handedOut(itemKind('consulta-2026-11-24.txt'), text)).toBe(true);
  expect(await handedOut(extensionOf('consulta-2026-11-24.txt'), text)).toBe('type');
  expect(await handedOut(itemKind('nómina.exe'), text)).toBe('type');
});

test('a file that took the place of another is not even looked at', async () => {
  expect(await handedOut('pdf', script, pdfOf('<< >>'))).toBe('changed');
});

test.each([
  ['type', 'sealed_file_type'],
  ['content', 'sealed_file_content'],
  ['bomb', 'sealed_file_bomb'],
  ['active', 'sealed_file_active'],
  ['tooManyPixels', 'sealed_file_pixels'],
  ['infected', 'sealed_file_infected'],
] as const)('the desk says in the words of the form why a file is refused (%s)', (reason, code) => {
  const [words = ''] = /^.*?\.(?=\s|$)/.exec(messages.ConsultationFiles.refused[reason]) ?? [];
  expect(words).toContain('{name}');
  expect(messages.DeskShared.faults[code]).toContain(`${words} No se ha guardado`);
});
