import { newIdentity, recipientOf } from '@/lib/private/sealing/identity';
import { open } from '@/lib/private/sealing/open';
import { openListed } from '@/lib/private/sealing/open-listed';
import { seal } from '@/lib/private/sealing/seal';
import type { Consultation } from '@/lib/questions/consultations/schema';
import { openHead } from '@/lib/questions/consultations/sealed/open-consultation';
import { type PlainFile, sealConsultation } from '@/lib/questions/consultations/sealed/seal-consultation';
import { readHead, writeHead } from '@/lib/questions/consultations/sealed/sealed-head';

const consultation: Consultation = {
  firstName: 'Lucía',
  lastName: 'Prado',
  email: 'lucia@example.com',
  phone: '600 000 000',
  age: 41,
  personalSituation: 'pareja',
  employmentStatus: 'autonomo',
  monthlyIncome: 240_000,
  housingStatus: 'hipoteca',
  monthlyRent: 72_050,
  currentDebts: null,
  monthlyDebtPayment: null,
  currentSavings: null,
  tipoProductosAhorros: null,
  consultationReason: '¿Amortizo o invierto?',
  specificQuestion: '¿Amortizo o invierto?\nTengo 12.000 €.',
};

const bytes = (text: string) => new TextEncoder().encode(text);
const file = (name: string, content: string): PlainFile => ({
  name,
  type: 'application/pdf',
  read: async () => bytes(content),
});
const PAYSLIP = file('nómina.pdf', '%PDF-1.7 nómina');
const LOAN = file('préstamo.pdf', '%PDF-1.7 préstamo');

async function sealed(files: PlainFile[] = [PAYSLIP, LOAN]) {
  const desk = await newIdentity();
  const recipient = await recipientOf(desk);
  return { desk, recipient, ...(await sealConsultation({ consultation, files }, recipient, seal)) };
}

async function openedHead(head: Uint8Array<ArrayBuffer>, desk: Parameters<typeof open>[1][number]) {
  const opened = await openHead(head, [desk], open);
  if (!opened.ok) throw new Error(opened.reason);
  return opened.head;
}

test('the desk reads what was written, and every file as it was', async () => {
  const { desk, head, files } = await sealed();
  const read = await openedHead(head, desk);
  expect(read.consultation).toEqual(consultation);
  expect(read.files.map(({ name, size }) => [name, size])).toEqual([
    ['nómina.pdf', bytes('%PDF-1.7 nómina').length],
    ['préstamo.pdf', bytes('%PDF-1.7 préstamo').length],
  ]);
  for (const [position, { read: readPlain }] of [PAYSLIP, LOAN].entries()) {
    const listed = read.files[position] ?? { size: 0, sha256: '' };
    const opened = await openListed(files[position] ?? bytes(''), listed, [desk], open);
    expect(opened).toMatchObject({ ok: true, content: await readPlain() });
  }
});

test('nothing of it can be read in what is sent: not the answers, not the names of the files', async () => {
  const { head, files } = await sealed();
  const sent = Buffer.concat([head, ...files]).toString('latin1');
  for (const secret of ['Luc', 'Prado', 'example.com', '600 000', 'Amortizo', 'mina', '%PDF']) {
    expect(sent).not.toContain(secret);
  }
});

test('names that were made to deceive are tidied like those of the form', () => {
  const name = '../nómina\u202efdp.exe\u0000.pdf';
  const read = readHead(
    writeHead({ consultation, files: [{ name, type: '', size: 1, sha256: '' }], replyTo: null, replyVia: null }),
  );
  expect(read?.files.map((one) => one.name)).toEqual(['nóminafdp.exe.pdf']);
});

test('without files there is a list without entries', async () => {
  const { desk, head, files } = await sealed([]);
  expect(files).toEqual([]);
  expect((await openedHead(head, desk)).files).toEqual([]);
});

test('another desk opens neither', async () => {
  const { head, files } = await sealed();
  const other = await newIdentity();
  expect(await openHead(head, [other], open)).toEqual({ ok: false, reason: 'wrong-key' });
  const listed = { size: 1, sha256: '' };
  expect(await openListed(files[0] ?? bytes(''), listed, [other], open)).toEqual({ ok: false, reason: 'wrong-key' });
});

test('what is sealed for the desk and is no consultation is not shown as one', async () => {
  const { desk, recipient } = await sealed([]);
  const written = JSON.parse(
    new TextDecoder().decode(writeHead({ consultation, files: [], replyTo: null, replyVia: null })),
  );
  const others = [
    'no JSON',
    '[]',
    JSON.stringify({ ...written, version: 'consulta/v2' }),
    JSON.stringify({ ...written, files: [{ name: 'a.pdf' }] }),
    JSON.stringify({ ...written, replyTo: 'age1' }),
    JSON.stringify({ ...written, consultation: { ...consultation, age: '41' } }),
    JSON.stringify({ ...written, consultation: { ...consultation, housingStatus: '<b>' } }),
  ];
  for (const other of others) {
    const head = await seal(bytes(other), [recipient]);
    expect(await openHead(head, [desk], open)).toEqual({ ok: false, reason: 'unreadable' });
  }
  expect(readHead(Uint8Array.of(0xff, 0xfe))).toBeNull();
});

test('what a later release adds does not keep this one from reading', () => {
  const written = JSON.parse(
    new TextDecoder().decode(writeHead({ consultation, files: [], replyTo: null, replyVia: null })),
  );
  const more = bytes(JSON.stringify({ ...written, another: 1, consultation: { ...consultation, another: 2 } }));
  expect(readHead(more)?.consultation.firstName).toBe('Lucía');
});

test('whose space the answer goes to is sealed along, and absent in what is from before', async () => {
  const desk = await newIdentity();
  const [recipient, replyTo] = [await recipientOf(desk), await recipientOf(await newIdentity())];
  const { head } = await sealConsultation({ consultation, files: [], replyTo }, recipient, seal);
  expect((await openedHead(head, desk)).replyTo).toBe(replyTo);
  const { replyTo: _, ...before } = JSON.parse(
    new TextDecoder().decode(writeHead({ consultation, files: [], replyTo: null, replyVia: null })),
  );
  expect(readHead(bytes(JSON.stringify(before)))).toMatchObject({ files: [], replyTo: null, replyVia: null });
});
