import { scanWaitingFiles } from '@/lib/questions/consultations/scan-waiting-files';

type Row = { id: string; consultationId: string; size: number; consultation: { createdAt: Date } };
type Query = { where: { id?: { gt: string } }; take: number };

let waiting: Row[] = [];
let verdict: (id: string) => string;
const settled = new Map<string, boolean>();

jest.mock('@/lib/shared/env', () => ({
  ...jest.requireActual('@/lib/shared/env'),
  serverEnv: () => ({ CLAMAV_HOST: 'scanner' }),
}));
jest.mock('@/lib/questions/consultations/enqueue-staff-email', () => ({ enqueueStaffEmail: async () => undefined }));
jest.mock('@/lib/questions/consultations/files/stored-files', () => ({ storedParts: ({ id }: Row) => id }));
jest.mock('@/lib/questions/consultations/files/scan-content', () => ({
  scanContent: async (id: string) => verdict(id),
}));
jest.mock('@/lib/server/db', () => ({
  db: () => ({
    consultationFile: {
      findMany: async ({ where, take }: Query) =>
        waiting.filter(({ id }) => !settled.has(id) && id > (where.id?.gt ?? '')).slice(0, take),
    },
  }),
  sqlTransaction: (
    work: (tx: { query: (statement: { sql: string; values: unknown[] }) => Promise<unknown[]> }) => unknown,
  ) =>
    work({
      query: async ({ sql, values }) => {
        if (!sql.includes('UPDATE')) return [];
        settled.set(String(values.at(-1)), values[0] === true);
        return [{}];
      },
    }),
}));

const now = new Date('2026-03-02T12:00:00Z');
const file = (number: number, hours: number): Row => {
  const id = String(number).padStart(4, '0');
  return { id, consultationId: id, size: 1, consultation: { createdAt: new Date(now.getTime() - hours * 3_600_000) } };
};

beforeEach(() => settled.clear());

test('a file without a verdict waits a day, and is then delivered as not scanned', async () => {
  waiting = [file(1, 25), file(2, 23)];
  verdict = () => 'not-scanned';
  await scanWaitingFiles(now);
  expect([...settled]).toEqual([['0001', false]]);
});

test('hundreds of files without a verdict do not keep the next one from the scanner', async () => {
  waiting = Array.from({ length: 450 }, (_, index) => file(index, 1));
  verdict = (id) => (id === '0449' ? 'clean' : 'not-scanned');
  await scanWaitingFiles(now);
  expect([...settled]).toEqual([['0449', true]]);
});

test('a scanner that is away ends the run, whatever waits', async () => {
  waiting = [file(1, 50), file(2, 1)];
  verdict = () => 'unreachable';
  await scanWaitingFiles(now);
  expect(settled.size).toBe(0);
});
