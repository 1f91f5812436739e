import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { v7 as uuid } from 'uuid';
import { DEMONSTRATION_EMAIL } from '@/lib/private/desk-key/demonstration-person';
import { deriveProof } from '@/lib/private/sealing/derive';
import { type DeskWay, deskWay, epochVoucher, vouchForEpoch, vouchForPaper } from '@/lib/private/sealing/desk-way';
import { newIdentity, recipientOf } from '@/lib/private/sealing/identity';
import { newRecoveryKey, parseRecoveryKey, type RecoveryKey, recoverySecret } from '@/lib/private/sealing/recovery-key';
import { wrapIdentity } from '@/lib/private/sealing/wrap-identity';

type Demonstration = { key: RecoveryKey; proofHash: string };

/**
 * A desk for everyone who tries the product: a person, and a key that the printed key alone opens. Made while the desk is
 * empty; its printed key stays in the folder of the data. Null if the desk belongs to others by now.
 */
export async function demonstrationDesk(databaseUrl: string, dataDir: string): Promise<Demonstration | null> {
  const key = keptKey(join(dataDir, 'demonstration-key'));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    if (!(await isOurs(client, key))) return null;
  } finally {
    await client.end();
  }
  return { key, proofHash: await proofHashOf(key) };
}

export async function proofHashOf(key: RecoveryKey): Promise<string> {
  const proof = await deriveProof(recoverySecret(key), 'mesa', 'recovery');
  return createHash('sha256').update(proof).digest('hex');
}

function keptKey(file: string): RecoveryKey {
  const kept = existsSync(file) ? parseRecoveryKey(readFileSync(file, 'utf8')) : null;
  if (kept?.ok) return kept.key;
  const key = newRecoveryKey();
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
  return key;
}

/** Makes it where there is none. */
async function isOurs(client: pg.Client, key: RecoveryKey): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM staff UNION ALL SELECT FROM desk_keys LIMIT 1');
  const paper = await deskWay(recoverySecret(key), 'recovery');
  if (rowCount === 0) {
    await store(client, paper);
    return true;
  }
  return (await client.query('SELECT FROM desk_printed_keys WHERE recipient = $1', [paper.recipient])).rowCount !== 0;
}

async function store(client: pg.Client, paper: DeskWay): Promise<void> {
  const identity = await newIdentity();
  const recipient = await recipientOf(identity);
  const wrapped = Buffer.from(await wrapIdentity(identity, paper.recipient));
  const [staffId, printedId] = [uuid(), uuid()];
  await client.query('BEGIN');
  await client.query('INSERT INTO staff (id, name, email, handle, created_at) VALUES ($1, $2, $3, $4, now())', [
    staffId,
    'Demostración',
    DEMONSTRATION_EMAIL,
    randomBytes(16),
  ]);
  await client.query('INSERT INTO desk_keys (epoch, recipient, created_at, created_by) VALUES (1, $1, now(), $2)', [
    recipient,
    staffId,
  ]);
  await client.query(
    `INSERT INTO desk_printed_keys (id, recipient, mac, created_at, created_by, checked_at)
     VALUES ($1, $2, $3, now(), $4, now())`,
    [printedId, paper.recipient, await vouchForPaper(await epochVoucher(identity), paper.recipient), staffId],
  );
  await client.query(
    `INSERT INTO desk_wraps (id, epoch, printed_key_id, recipient, wrapped, mac, created_at)
     VALUES ($1, 1, $2, $3, $4, $5, now())`,
    [uuid(), printedId, paper.recipient, wrapped, await vouchForEpoch(paper.voucher, { epoch: 1, recipient })],
  );
  await client.query('COMMIT');
}
