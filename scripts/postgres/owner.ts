import { spawnSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import type { Binaries } from './binaries';

type Identity = { uid: number; gid: number };

/** The user that runs the server, and the command prefix that switches to it. */
export type Owner = { identity: Identity | undefined; prefix: string[] };

function capture(command: string, args: string[]): string | undefined {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function findUser(name: string): Identity | undefined {
  const uid = capture('id', ['-u', name]);
  const gid = capture('id', ['-g', name]);
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

function createPostgresUser(): void {
  if (capture('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']) !== undefined) return;
  capture('adduser', ['-S', '-D', '-H', 'postgres']);
}

/** PostgreSQL refuses to run as root: root runs it as the user `postgres`, created if missing. */
function serverUser(): Identity {
  const existing = findUser('postgres');
  if (existing) return existing;
  createPostgresUser();
  const created = findUser('postgres') ?? findUser('nobody');
  if (!created) throw new Error('PostgreSQL cannot run as root, and no user "postgres" could be created to run it as.');
  return created;
}

function canRun(owner: Owner, binaries: Binaries, directory: string): boolean {
  const [command = '', ...args] = [...owner.prefix, 'sh', '-c', 'cd "$1" && "$2" --version', 'sh', directory];
  const identity = owner.prefix.length === 0 ? owner.identity : undefined;
  return spawnSync(command, [...args, binaries.postgres], { ...identity, cwd: '/' }).status === 0;
}

/** Gives `directory` to the user that runs the server, and returns that user. */
export function ownerOf(directory: string, binaries: Binaries): Owner {
  if (process.getuid?.() !== 0) return { identity: undefined, prefix: [] };
  const identity = serverUser();
  chownSync(directory, identity.uid, identity.gid);

  const plain: Owner = { identity, prefix: [] };
  if (canRun(plain, binaries, directory)) return plain;

  // Below a private folder such as /root the server needs permission to traverse it.
  const traverse = [
    'setpriv',
    `--reuid=${identity.uid}`,
    `--regid=${identity.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
  ];
  const traversing: Owner = { identity, prefix: traverse };
  if (canRun(traversing, binaries, directory)) return traversing;
  throw new Error(
    `The user "postgres" cannot reach ${directory} or ${binaries.postgres}. Move the project out of the private folder, or do not run as root.`,
  );
}
