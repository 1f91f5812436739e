/** Whose keys these are: of a visitor's space, or of the desk. Part of every derivation, so that none opens what is the other's. */
export type Realm = 'espacio' | 'mesa';

/** How one gets in. */
export type Way = 'passkey' | 'phrase' | 'recovery';

/** Fixed for ever: what was sealed is opened with keys that these strings are part of. */
const LABELS: Record<Way, string> = { passkey: 'passkey', phrase: 'frase', recovery: 'recuperacion' };

/** The context of a derivation, such as "espacio/v1/frase/llave". A passkey has no proof: its signature is one. */
export function derivationLabel(realm: Realm, way: Way, use: 'llave' | 'prueba'): string {
  return way === 'passkey' ? `${realm}/v1/${LABELS.passkey}` : `${realm}/v1/${LABELS[way]}/${use}`;
}

/**
 * Labels the wraps of a space that have a MAC, such as "espacio/v2/frase/sello". Their keys are others than those of wraps without one, so
 * that whether a MAC is asked for depends on nothing that is stored.
 */
export function boundLabel(way: Way, use: 'llave' | 'sello'): string {
  return `espacio/v2/${LABELS[way]}/${use}`;
}

/** Labels the MACs of the desk, such as "mesa/v1/passkey/sello": under a key that opens its epochs, or under an epoch. */
export function deskMacLabel(by: 'passkey' | 'recovery' | 'epoch'): string {
  return `mesa/v1/${by === 'epoch' ? 'epoca' : LABELS[by]}/sello`;
}
