import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type CreationOptions = { challenge: string; rp: { id?: string }; user: { id: string } };
type RequestOptions = { challenge: string; rpId?: string };

type Habits = {
  /** Where the page claims to be. */
  origin: string;
  /** Whether it verifies its person. */
  verifies?: boolean;
  /** Whether it counts its signatures. */
  counts?: boolean;
  /** Whether its passkey is on several devices, and not bound to this one. */
  synced?: boolean;
  prf?: boolean;
};

const [PRESENT, VERIFIED, BACKUP_ELIGIBLE, BACKED_UP, ATTESTED] = [0x01, 0x04, 0x08, 0x10, 0x40];

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');

/** A device with one passkey in software: the answers that a browser would give, and wrong ones on request. */
export class Authenticator {
  #origin: string;
  #flags: number;
  #step: number;
  #prf: boolean;
  #counter = 0;
  #keys: { publicKey: KeyObject; privateKey: KeyObject };
  #id = randomBytes(16);
  #handle = '';

  constructor({ origin, verifies = true, counts = true, synced = true, prf = true }: Habits) {
    this.#origin = origin;
    this.#flags = PRESENT | (synced ? BACKUP_ELIGIBLE | BACKED_UP : 0) | (verifies ? VERIFIED : 0);
    this.#step = counts ? 1 : 0;
    this.#prf = prf;
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** Goes back to an earlier count, as a copy of the passkey would be. */
  rewind(): void {
    this.#counter = 0;
  }

  /** Says 0 from now on, as a passkey that has moved into a program that never counts. */
  stopCounting(): void {
    this.#counter = 0;
    this.#step = 0;
  }

  register({ challenge, rp, user }: CreationOptions) {
    this.#handle = user.id;
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    // COSE: EC2, ES256, P-256 and the point.
    const cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(this.#id.length);
    const attested = Buffer.concat([Buffer.alloc(16), idLength, this.#id, cose]);
    const authData = Buffer.concat([this.#head(rp.id ?? '', ATTESTED), attested]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(authData.length);
    // CBOR: { fmt: "none", attStmt: {}, authData }
    const attestation = Buffer.concat([
      Buffer.from('a3', 'hex'),
      Buffer.from('\x63fmt\x64none\x67attStmt', 'latin1'),
      Buffer.from('a0', 'hex'),
      Buffer.from('\x68authData', 'latin1'),
      Buffer.from('59', 'hex'),
      length,
      authData,
    ]);
    return {
      ...this.#credential(this.#prf ? { prf: { enabled: true } } : {}),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    };
  }

  touch({ challenge, rpId }: RequestOptions) {
    const authData = this.#head(rpId ?? '', 0);
    const clientDataJSON = this.#clientData('webauthn.get', challenge);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      ...this.#credential({}),
      response: {
        clientDataJSON,
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', signed, this.#keys.privateKey)),
        userHandle: this.#handle,
      },
    };
  }

  #head(rpId: string, further: number): Buffer {
    this.#counter += this.#step;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(rpId), Buffer.from([this.#flags | further]), counter]);
  }

  #clientData(type: string, challenge: string): string {
    return base64url(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #credential(clientExtensionResults: object) {
    const id = base64url(this.#id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults };
  }
}
