import type { Page } from '@playwright/test';
import type { SharedStack } from '../stack/stack';
import { invitationToken } from './invitation-token';
import { originOf } from './new-person';

export type VirtualDevice = {
  /** Its person is not verified from here on: it answers nothing. */
  refuse(): Promise<void>;
  acceptAgain(): Promise<void>;
};

/** Gives this page a device with passkeys: it belongs to the page, and outlives its navigation. Only on localhost, not on 127.0.0.1. */
export async function giveDevice(page: Page, { hasPrf = true } = {}): Promise<VirtualDevice> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  const options = {
    protocol: 'ctap2',
    ctap2Version: 'ctap2_1',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    hasPrf,
    automaticPresenceSimulation: true,
  } as const;
  let { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options });
  return {
    async refuse() {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    },
    async acceptAgain() {
      // Refusals block a device: another one gets its passkeys.
      const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
      await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
      ({ authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options }));
      for (const credential of credentials) await cdp.send('WebAuthn.addCredential', { authenticatorId, credential });
    },
  };
}

/** The address of a page of the desk, at a name. */
export function deskAddress(stack: SharedStack, path = '/mesa'): string {
  return `${originOf(stack)}${path}`;
}

/** A person comes in with an invitation and a new passkey of this page's device. */
export async function enrol(page: Page, stack: SharedStack, name = 'Marta Ruiz'): Promise<void> {
  const token = await invitationToken(stack.db, { name });
  await page.goto(deskAddress(stack, `/mesa/invitacion#${token}`));
  await page.getByRole('button', { name: 'Crear mi llave' }).click();
  await page.getByRole('button', { name, exact: true }).waitFor();
}
