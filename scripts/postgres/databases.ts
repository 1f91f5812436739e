import pg from 'pg';

/** These statements cannot run inside a transaction. */
async function connected<Value>(connectionString: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export function createDatabaseIfMissing(adminUrl: string, name: string): Promise<void> {
  return connected(adminUrl, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  });
}

/** Copies a database with its data; it must have no connections. */
export async function copyDatabase(adminUrl: string, template: string, name: string): Promise<void> {
  const statement = `CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE ${pg.escapeIdentifier(template)}`;
  await connected(adminUrl, (client) => client.query(statement));
}

export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  const statement = `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`;
  await connected(adminUrl, (client) => client.query(statement));
}
