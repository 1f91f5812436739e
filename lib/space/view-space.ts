import 'server-only';
import type { Recipient } from '@/lib/private/sealing/identity';
import type { Stretching } from '@/lib/private/sealing/stretch-phrase';
import { db } from '@/lib/server/db';
import { standingOf } from './codes/standing-of';
import type { SpaceKeyKind, SpaceView, VerifyResponseBody } from './contract';
import type { OpenSpace } from './sessions/space-sessions';

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
      credentialId: key.credentialId,
      backedUp: key.backedUp,
      createdAt: key.createdAt.toISOString(),
      lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
      isThis: key.id === keyId,
    })),
    stretching: stretchingOf(space.keys),
    wipeAt: space.wipeAt?.toISOString() ?? null,
  };
}

/** Whether it has a space, or may have one, and how its phrase is stretched; null without one. */
export async function spaceOfMailbox(email: string): Promise<Omit<VerifyResponseBody, 'ticket'>> {
  const space = await db().space.findUnique({ where: { email }, include: { keys: true } });
  if (space) return { space: 'existing', stretching: stretchingOf(space.keys) };
  return { space: (await standingOf(email)) === 'data' ? 'none' : 'new', stretching: null };
}

function stretchingOf(keys: readonly { kind: string; stretching: unknown }[]): Stretching | null {
  return (keys.find(({ kind }) => kind === 'phrase')?.stretching ?? null) as Stretching | null;
}
