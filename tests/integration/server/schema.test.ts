import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { countedMailbox } from '@/lib/shared/person/counted-mailbox';
import { createTestDatabase, type TestDatabase } from '@/tests/support/stack/database';

let database: TestDatabase;
let db: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  db = new pg.Client(database.url);
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await database.drop();
});

type Column = { type: string; nullable: boolean };
type Model = { table: string; columns: Record<string, Column>; unique: string[] };

const schema = readFileSync(join(process.cwd(), 'prisma', 'schema.prisma'), 'utf8');
const enums = new Map(
  [...schema.matchAll(/^enum (\w+) \{([^}]*)\}/gm)].map(([, name = '', body = '']) => [name, parseEnum(body)]),
);
const models = [...schema.matchAll(/^model \w+ \{([^}]*)\}/gm)].map(([, body = '']) => parseModel(body));

function parseEnum(body: string) {
  const values = [...body.matchAll(/^ {2}(\w+)$/gm)].map(([, value = '']) => value);
  return { name: /@@map\("(\w+)"\)/.exec(body)?.[1] ?? '', values };
}

function parseModel(body: string): Model {
  const model: Model = { table: /@@map\("(\w+)"\)/.exec(body)?.[1] ?? '', columns: {}, unique: [] };
  for (const [, field = '', prismaType = '', list, optional, attributes = ''] of body.matchAll(
    /^ {2}(\w+) +(\w+)(\[\])?(\?)?(.*)$/gm,
  )) {
    const type = columnType(prismaType, attributes);
    if (!type) continue;
    const column = /@map\("(\w+)"\)/.exec(attributes)?.[1] ?? field;
    model.columns[column] = { type: list ? `${type}[]` : type, nullable: Boolean(optional) };
    if (/@unique\b|@id\b/.test(attributes)) model.unique.push(column);
  }
  return model;
}

/** As PostgreSQL writes it; undefined for a relation, which has no column. */
function columnType(prismaType: string, attributes: string): string | undefined {
  const native = /@db\.(\w+)(?:\((\d)\))?/.exec(attributes);
  switch (native?.[1]) {
    case 'Uuid':
      return 'uuid';
    case 'Timestamptz':
      return `timestamp(${native[2]}) with time zone`;
    case 'Date':
      return 'date';
    case 'Time':
      return `time(${native[2]}) without time zone`;
  }
  const plain = { String: 'text', Int: 'integer', BigInt: 'bigint', Boolean: 'boolean', Bytes: 'bytea', Json: 'jsonb' };
  return Object.hasOwn(plain, prismaType) ? plain[prismaType as keyof typeof plain] : enums.get(prismaType)?.name;
}

test('there are models to compare', () => {
  expect(models.map(({ table }) => table)).toEqual(
    expect.arrayContaining(['products', 'users', 'orders', 'bookings', 'stripe_events']),
  );
});

test('every table of the migrations has its model, and the other way round', async () => {
  const { rows } = await db.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> '_prisma_migrations' ORDER BY 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(models.map(({ table }) => table).sort());
});

describe.each(models)('$table', ({ table, columns, unique }) => {
  test('has exactly the columns of its model', async () => {
    const { rows } = await db.query<Column & { name: string }>(
      `SELECT attname AS name, format_type(atttypid, atttypmod) AS type, NOT attnotnull AS nullable FROM pg_attribute
       WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`,
      [table],
    );
    expect(Object.fromEntries(rows.map(({ name, ...column }) => [name, column]))).toEqual(columns);
  });

  test('keeps unique what its model calls unique', async () => {
    const { rows } = await db.query<{ name: string }>(
      `SELECT a.attname AS name FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
       WHERE i.indrelid = $1::regclass AND i.indisunique AND i.indnatts = 1 AND i.indpred IS NULL ORDER BY 1`,
      [table],
    );
    expect(rows.map(({ name }) => name)).toEqual(unique.sort());
  });
});

test.each([...enums.values()])('the enum $name has the values of the schema', async ({ name, values }) => {
  const { rows } = await db.query<{ value: string }>(
    `SELECT enumlabel AS value FROM pg_enum WHERE enumtypid = $1::regtype ORDER BY enumsortorder`,
    [name],
  );
  expect(rows.map(({ value }) => value)).toEqual(values);
});

test('at most one claim of an order is live', async () => {
  const { rows } = await db.query<{ definition: string }>(
    `SELECT indexdef AS definition FROM pg_indexes WHERE indexname = 'bookings_one_live_per_order'`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.definition).toMatch(
    /^CREATE UNIQUE INDEX .* \(order_id\) WHERE \(status = ANY .*held.*pending.*confirmed/,
  );
});

test('the day and the hour of a booking follow its instant, in Madrid, in summer and winter', async () => {
  const { rows: products } = await db.query<{ id: string }>('SELECT id FROM products LIMIT 1');
  const { rows } = await db.query(
    `INSERT INTO bookings (id, product_id, status, starts_at, ends_at, duration)
     SELECT gen_random_uuid(), $1, 'released', at, at + interval '1 hour', 60
     FROM unnest(ARRAY['2027-01-15T23:30Z', '2027-07-15T22:30Z']::timestamptz[]) AS at
     RETURNING booking_date::text AS date, booking_time::text AS time`,
    [products[0]?.id],
  );
  expect(rows).toEqual([
    { date: '2027-01-16', time: '00:30:00' },
    { date: '2027-07-16', time: '00:30:00' },
  ]);
});

test('a claim counts a mailbox under the spelling under which the limits count it', async () => {
  const addresses = [
    'eva@example.com',
    'Eva+a+b@example.com',
    'eva.ruiz@example.com',
    '+eva@example.com',
    '++a@b.example',
  ];
  addresses.push('eva.ruiz@gmail.com', 'e.v.a.ruiz+x.y@googlemail.com', '"a@b+c"@example.com', '"a+@b"@gmail.com');
  const { rows } = await db.query<{ counted: string }>(
    'SELECT counted_mailbox(address) AS counted FROM unnest($1::text[]) WITH ORDINALITY AS a (address, place) ORDER BY place',
    [addresses],
  );
  expect(rows.map(({ counted }) => counted)).toEqual(addresses.map(countedMailbox));
});
