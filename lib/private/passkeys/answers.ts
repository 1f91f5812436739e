import { z } from 'zod';

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/);

const CREDENTIAL_ID_MAX = 1400;

/** Whether a passkey can derive secrets is told; a secret itself is refused, it must never leave its device. */
const extensionResults = z.object({ prf: z.strictObject({ enabled: z.boolean().optional() }).optional() });

const credential = {
  id: base64url(CREDENTIAL_ID_MAX),
  rawId: base64url(CREDENTIAL_ID_MAX),
  type: z.literal('public-key'),
  clientExtensionResults: extensionResults,
};

/** What a browser answers to `creationOptions`. */
export const registrationAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(16_000),
    transports: z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])).optional(),
  }),
});

/** What a browser answers to `requestOptions`. */
export const touchAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: base64url(100).optional(),
  }),
});

export type RegistrationAnswer = z.output<typeof registrationAnswer>;
export type TouchAnswer = z.output<typeof touchAnswer>;
