import 'server-only';
import { db } from '@/lib/db';
import type { Recipient } from '@/lib/sealing/identity';
import type { Stretching } from '@/lib/sealing/stretch-phrase';
import type { SpaceKeyKind, SpaceView } from './contract';
import type { OpenSpace } from './sessions/read-session';

/** What its owner sees of the space besides what is sealed in it. */
export async function viewSpace({ spaceId, keyId, kind, isConfirmed }: OpenSpace): Promise<SpaceView> {
  const space = await db().space.findUniqueOrThrow({
    where: { id: spaceId },
    include: { keys: { orderBy: { createdAt: 'asc' } } },
  });
  return {
    email: space.email,
    createdAt: space.createdAt.toISOString(),
    recipient: space.recipient as Recipient,
    session: { kind, isConfirmed },
    keys: space.keys.map((key) => ({
      id: key.id,
      kind: key.kind as SpaceKeyKind,
      label: key.label,
      opens: key.wrapped !== null,
      backedUp: key.backedUp,
      createdAt: key.createdAt.toISOString(),
      lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
      isThis: key.id === keyId,
    })),
    stretching: stretchingOf(space.keys),
    wipeAt: space.wipeAt?.toISOString() ?? null,
  };
}

/** Of the space's phrase; null without one. */
export async function stretchingOfMailbox(
  email: string,
): Promise<{ space: 'new' | 'existing'; stretching: Stretching | null }> {
  const space = await db().space.findUnique({ where: { email }, include: { keys: true } });
  return { space: space ? 'existing' : 'new', stretching: space && stretchingOf(space.keys) };
}

function stretchingOf(keys: readonly { kind: string; stretching: unknown }[]): Stretching | null {
  return (keys.find(({ kind }) => kind === 'phrase')?.stretching ?? null) as Stretching | null;
}
