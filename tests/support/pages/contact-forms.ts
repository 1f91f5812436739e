import type { Locator, Page } from '@playwright/test';

/** Where the forms are tried; every page has the same ones. */
export const CONTACT_PAGE = '/contacto';
export const NEWSLETTER_PAGE = '/';

/** The contact form of a page. */
export class ContactForm {
  readonly form: Locator;

  constructor(readonly page: Page) {
    this.form = page.locator('#contact-form');
  }

  static async open(page: Page): Promise<ContactForm> {
    await page.goto(CONTACT_PAGE);
    return new ContactForm(page);
  }

  static async filled(page: Page, visitor: Parameters<ContactForm['fill']>[0]): Promise<ContactForm> {
    const contact = await ContactForm.open(page);
    await contact.fill(visitor);
    return contact;
  }

  field = (label: string | RegExp) => this.form.getByLabel(label);
  get name() {
    return this.field('Nombre y apellidos');
  }
  get email() {
    return this.form.getByLabel('Correo', { exact: true });
  }
  get phone() {
    return this.field(/^Teléfono/);
  }
  get message() {
    return this.field(/^Mensaje/);
  }
  get button() {
    return this.form.locator('[type=submit]');
  }
  /** Brings the form back, once it is sent. */
  get again() {
    return this.form.getByRole('button', { name: 'Escribir otro mensaje' });
  }

  async fill({ fullName, email }: { fullName: string; email: string }): Promise<void> {
    await this.name.fill(fullName);
    await this.email.fill(email);
    await this.phone.fill('600 000 000');
    await this.message.fill('¿Me conviene amortizar?\nGracias, ñ € 😀');
  }
}

/** Words of the newsletter form's own code: the columns of its wide form, which are in no other component. */
const NEWSLETTER_CODE = 'sm:grid-cols-[1fr_auto]';

/** The newsletter form's code does not come before `arrives` has ended; it is aborted if that says so. The function tells how often it was asked for. */
export async function holdNewsletterCode(page: Page, arrives: () => Promise<boolean>): Promise<() => number> {
  let asked = 0;
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch();
    const isForm = (await response.text()).includes(NEWSLETTER_CODE);
    if (isForm) asked += 1;
    if (isForm && !(await arrives())) await route.abort();
    else await route.fulfill({ response });
  });
  return () => asked;
}

/** The newsletter form of the page, not the footer's. */
export class NewsletterForm {
  readonly form: Locator;

  constructor(readonly page: Page) {
    this.form = page.locator('#boletin');
  }

  get email() {
    return this.form.getByLabel('Tu correo');
  }
  get button() {
    return this.form.locator('[type=submit]');
  }
}

/** What the page says in a corner, until it goes away by itself. */
export function toast(page: Page, title: string): Locator {
  return page
    .locator('[role=status], [role=alert]')
    .filter({ has: page.getByRole('button', { name: 'Cerrar el aviso' }) })
    .filter({ hasText: title });
}
