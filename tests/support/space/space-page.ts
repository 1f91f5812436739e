import { expect, type Page } from '@playwright/test';
import type { Identity } from '@/lib/private/sealing/identity';
import type { SpaceWay } from '@/lib/private/sealing/space-way';
import messages from '@/tests/support/messages';
import { takeCookie } from '../desk/enter-desk';
import { groupOf } from '../desk/key-screen';
import { deskAddress, giveDevice, newPasskey } from '../desk/passkey';
import type { SharedStack } from '../stack/stack';
import { mailedCode, placedSpace } from './space-owner';

const { SpaceEntry: entry, SpaceCreation: creation, SpaceFrame: frame, SpaceDocuments: documents } = messages;

/** A space that was placed, and its passkey. */
type Placed = { identity: Identity; deviceWay: SpaceWay };

/** /espacio in a browser, as a person uses it. */
export class SpacePage {
  /** As it was shown. */
  phrase = '';
  recoveryKey = '';

  constructor(
    readonly page: Page,
    readonly stack: SharedStack,
    readonly email: string,
  ) {}

  button = (name: string) => this.page.getByRole('button', { name, exact: true });
  heading = (name: string) => this.page.getByRole('heading', { name, exact: true });

  /** The footer of the page asks for one too. */
  get emailField() {
    return this.page.getByRole('main').getByLabel(entry.code.email);
  }

  async visit(fragment = ''): Promise<void> {
    await this.page.goto(deskAddress(this.stack, `/espacio${fragment}`));
  }

  /** The mailbox, and the code that comes to it. */
  async proveMailbox(): Promise<void> {
    await this.emailField.fill(this.email);
    await this.button(entry.code.send).click();
    await expect(this.heading(entry.code.sentTitle)).toBeFocused();
    await this.page.getByLabel(entry.code.code).fill(await mailedCode(this.stack, this.email));
    await this.button(entry.code.verify).click();
  }

  /** Eight words, typed back in capitals and without accents. */
  async keepPhrase(): Promise<void> {
    const words = this.page.locator('[data-phrase] li');
    await expect(words).toHaveCount(8);
    this.phrase = (await words.allTextContents()).map((text) => text.replace(/^\d+/, '')).join(' ');
    await this.button(creation.phrase.kept).click();
    const typed = this.phrase.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
    await this.page.getByLabel(creation.phrase.back).fill(typed);
    await this.button(creation.phrase.continue).click();
  }

  /** Two groups are typed back, and the policy is accepted where it is asked for. */
  async keepRecoveryKey(submit: string): Promise<void> {
    await expect(this.heading(creation.recovery.title)).toBeVisible();
    const shown = this.page.locator('[data-paper-key]').getByRole('listitem');
    await expect(shown).toHaveCount(7);
    const groups = await shown.allTextContents();
    this.recoveryKey = groups.join('-');
    for (const field of await this.page.getByRole('textbox', { name: 'Grupo' }).all()) {
      await field.fill(groups[await groupOf(field)] ?? '');
    }
    const consent = this.page.getByRole('checkbox', { name: /política de privacidad/ });
    if (await consent.isVisible()) await consent.check();
    await this.button(submit).click();
  }

  /** The space is there, its passkey is of this page's device, and the browser has its session: locked, as after a reload. */
  async place(): Promise<Placed> {
    await giveDevice(this.page);
    const { cookie, recoveryKey, identity, deviceWay } = await placedSpace(this.stack, this.email, (options) =>
      newPasskey(this.page, this.stack, options, 'espacio'),
    );
    this.recoveryKey = recoveryKey;
    await takeCookie(this.page.context(), this.stack, cookie);
    return { identity, deviceWay };
  }

  /** In the room of this fragment, with a touch: of a space that is only placed. */
  async open(fragment = '#documentos'): Promise<void> {
    await this.place();
    await this.visit(fragment);
    await this.button(entry.passkey.open).click();
    await this.expectOpen();
  }

  /** After a reload, with a touch. */
  async reopen(): Promise<void> {
    await this.page.reload();
    await this.button(entry.passkey.open).click();
  }

  async createByPasskey(): Promise<void> {
    await this.visit('#crear');
    await this.proveMailbox();
    await this.button(creation.way.passkey).click();
    await this.keepRecoveryKey(creation.submit);
    await this.expectOpen();
  }

  async createByPhrase(): Promise<void> {
    await this.visit('#crear');
    await this.proveMailbox();
    await this.button(creation.way.phrase).click();
    await this.keepPhrase();
    await this.keepRecoveryKey(creation.submit);
    await this.expectOpen();
  }

  /** What is added next is for its owner alone. */
  async chooseAlone(): Promise<void> {
    await this.page.getByRole('radio', { name: documents.visibility.mine }).check();
  }

  /** To one of the rooms of the open space. */
  async go(room: keyof typeof frame.tabs): Promise<void> {
    await this.page.getByRole('navigation', { name: frame.rooms }).getByText(frame.tabs[room], { exact: true }).click();
    await expect(this.page.getByRole('region', { name: frame.tabs[room], exact: true })).toBeVisible();
  }

  async expectOpen(): Promise<void> {
    await expect(this.page.getByText(`Abierto: ${this.email}`)).toBeVisible();
  }
}
