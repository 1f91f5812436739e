import type { Locator, Page } from '@playwright/test';
import messages from '@/tests/support/messages';
import { type Attached, answers } from '../shop/consultation-payload';

const { ConsultationForm: form } = messages;

const TYPED = [
  'nombre',
  'apellidos',
  'email',
  'telefono',
  'edad',
  'ingresosMensuales',
  'pagoVivienda',
  'cantidadDeudas',
  'pagoMensualDeudas',
  'cantidadAhorros',
  'tipoProductosAhorros',
  'consulta',
] as const;
const CHOSEN = ['situacionPersonal', 'situacionLaboral', 'tipoVivienda', 'tieneDeudas', 'tieneAhorros'] as const;

type Name = (typeof TYPED)[number] | (typeof CHOSEN)[number];

/** /consulta-gratuita as a visitor uses it. */
export class ConsultationPage {
  readonly submit: Locator;
  /** What sends it although it cannot be sealed. */
  readonly unsealed: Locator;
  readonly summary: Locator;
  readonly sent: Locator;
  readonly files: Locator;

  constructor(
    readonly page: Page,
    readonly given = answers(),
  ) {
    this.submit = page.getByRole('button', { name: form.submit });
    this.unsealed = page.getByRole('button', { name: form.notSealed['no-key'].send });
    this.summary = page.getByRole('alert').filter({ hasText: 'por revisar' });
    this.sent = page.getByRole('heading', { name: form.sent.title });
    this.files = page.getByRole('list', { name: messages.ConsultationFiles.list });
  }

  open = () => this.page.goto('/consulta-gratuita');

  field = (name: Name | 'aceptaPolitica') => this.page.locator(`[name="${name}"]`).first();

  choose = (name: (typeof CHOSEN)[number], value: string) =>
    this.page.locator(`[name="${name}"][value="${value}"]`).check();

  async fill(): Promise<void> {
    for (const name of CHOSEN) await this.choose(name, this.given[name]);
    for (const name of TYPED) await this.field(name).fill(this.given[name]);
    await this.field('aceptaPolitica').check();
  }

  async openFilled(): Promise<void> {
    await this.open();
    await this.fill();
  }

  attach = (...files: Attached[]) =>
    this.page
      .locator('[name="uploadedFiles"]')
      .setInputFiles(
        files.map(({ name, content }) => ({ name, mimeType: 'application/octet-stream', buffer: content })),
      );

  /** While the key of the desk is not open, the form asks first. */
  async sendUnsealed(): Promise<void> {
    await this.submit.click();
    await this.unsealed.click();
  }

  toast = (text: string) => this.page.getByText(text, { exact: true });
}
