import { attributeOf, decode, textOf } from '../http/html';
import type { SharedShop } from './shop';

type Fields = Record<string, string>;

/** What a page says after a form was sent to it, and what stands in the form. */
type Page = { status: number; html: string; notice: string; errors: string[]; typed: Fields; hidden: Fields };

const CONTACT_FORM = 'contact-form-fields';
const CONTACT_PAGE = '/contacto';
const ABOUT_PAGE = '/nosotros';
/** The footer's: it is on every page but the home page. */
const NEWSLETTER_FORM = 'pie-boletin-datos';
function read(status: number, html: string, formId?: string): Page {
  const forms = html.match(/<form[\s\S]*?<\/form>/g) ?? [];
  const form = forms.find((one) => !formId || attributeOf(one, 'id') === formId) ?? '';
  const typed: Fields = {};
  const hidden: Fields = {};
  for (const tag of form.match(/<input[^>]*>/g) ?? []) {
    const into = attributeOf(tag, 'type') === 'hidden' ? hidden : typed;
    into[attributeOf(tag, 'name') ?? ''] = attributeOf(tag, 'value') ?? '';
  }
  // HTML drops one line break at the beginning of a text area, and has one kind of them.
  for (const [, tag = '', text = ''] of form.matchAll(/<textarea([^>]*)>\n?([\s\S]*?)<\/textarea>/g)) {
    typed[attributeOf(` ${tag}`, 'name') ?? ''] = decode(text).replaceAll('\r\n', '\n');
  }
  for (const [, name = '', options = ''] of form.matchAll(/<select[^>]*\sname="([^"]*)"[^>]*>([\s\S]*?)<\/select>/g)) {
    const [, attributes = '', text = ''] = /<option([^>]*\sselected=""[^>]*)>([^<]*)/.exec(options) ?? [];
    typed[name] = attributeOf(attributes, 'value') ?? decode(text);
  }
  const notice = /<div role="(?:status|alert)"[^>]*>([\s\S]*?)<\/div>/.exec(form)?.[1] ?? '';
  const errors = [...form.matchAll(/<p id="[^"]*-error"[^>]*>([\s\S]*?)<\/p>/g)].map(([, text = '']) => textOf(text));
  return { status, html, notice: textOf(notice), errors, typed, hidden };
}

/** The pages as a browser without JavaScript uses them: it reads the form, and sends all that stands in it. */
export class Forms {
  constructor(readonly server: Pick<SharedShop, 'baseUrl'>) {}

  contact = (fields: Fields, headers?: Fields) => this.send(CONTACT_PAGE, fields, CONTACT_FORM, headers);
  newsletter = (fields: Fields, headers?: Fields) => this.send(ABOUT_PAGE, fields, NEWSLETTER_FORM, headers);

  async open(path: string, formId?: string): Promise<Page> {
    const answer = await fetch(`${this.server.baseUrl}${path}`);
    return read(answer.status, await answer.text(), formId);
  }

  /** The page of the link, opened, and its button pressed. */
  async press(link: string): Promise<Page> {
    return this.send(new URL(link).pathname, {});
  }

  async send(path: string, fields: Fields, formId?: string, headers: Fields = {}): Promise<Page> {
    return this.sendFrom(await this.open(path, formId), path, fields, formId, headers);
  }

  /** Sends a form that has already been opened, or come back. */
  async sendFrom(page: Page, path: string, fields: Fields, formId?: string, headers: Fields = {}): Promise<Page> {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...page.typed, ...page.hidden, ...fields })) body.set(name, value);
    const answer = await fetch(`${this.server.baseUrl}${path}`, { method: 'POST', body, headers });
    return read(answer.status, await answer.text(), formId);
  }

  openContact = () => this.open(CONTACT_PAGE, CONTACT_FORM);
  /** Sends the contact form as it stands on this page. */
  again = (page: Page, fields: Fields = {}) => this.sendFrom(page, CONTACT_PAGE, fields, CONTACT_FORM);
}
