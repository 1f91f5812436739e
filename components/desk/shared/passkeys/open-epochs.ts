import type { DeskKeyView } from '@/lib/desk-key/find-desk-key';
import { fromBase64 } from '@/lib/sealing/base64';
import type { Identity, Opener } from '@/lib/sealing/identity';
import { unwrapIdentity } from '@/lib/sealing/wrap-identity';
import type { DeskOpener } from './desk-opener';

type Wrapped = NonNullable<DeskKeyView['printed']>['wraps'][number];

/** The secret halves of the desk's key, by epoch, while something is done with them. */
export type OpenEpochs = ReadonlyMap<number, Identity>;

/** What this key opens of these wraps; a wrap that it does not open is left out. */
export async function openEpochs(wraps: readonly Wrapped[], opener: Opener): Promise<OpenEpochs> {
  const opened = await Promise.all(
    wraps.map(async ({ epoch, wrapped }): Promise<[number, Identity][]> => {
      const answer = await unwrapIdentity(fromBase64(wrapped), opener);
      return answer.ok ? [[epoch, answer.identity]] : [];
    }),
  );
  return new Map(opened.flat());
}

/** What the touched passkey opens, or the key on paper that was typed in its place. */
export function openOwnEpochs(
  { own, printed }: Pick<DeskKeyView, 'own' | 'printed'>,
  touched: DeskOpener,
): Promise<OpenEpochs> {
  const ofPasskey = own.filter(({ credentialId }) => credentialId === touched.credentialId);
  const wraps = touched.credentialId === null ? (printed?.wraps ?? []) : ofPasskey;
  return openEpochs(wraps, touched.opener);
}
