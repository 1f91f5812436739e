import { z } from 'zod';
import { onOneLine } from '@/lib/shared/on-one-line';
import { email, fullName, phone } from '@/lib/shared/person/schema';

const MESSAGE_MAX = 5_000;
const CONTEXT_MAX = 200;

const CONTACT_PAGES = [
  'home-contact',
  'servicios',
  'nosotros',
  'contacto',
  'contratanos',
  'educacion-financiera',
  'consultoria-financiera',
  'planificacion-jubilacion',
  'seguros',
  'hipotecas',
  'formacion-talleres',
  'formacion-empresas',
] as const;
export type ContactSource = (typeof CONTACT_PAGES)[number];
/** Messages of this source ask for a quote for company training. */
export const QUOTE_SOURCE: ContactSource = 'formacion-empresas';

// Browsers send line ends as CRLF, which would count twice. PostgreSQL cannot store U+0000.
export const message = z
  .string({ error: 'messageInvalid' })
  .transform((text) => text.replace(/\r\n?/g, '\n').replaceAll('\0', '').trim())
  .pipe(z.string().max(MESSAGE_MAX, 'messageTooLong'))
  .transform((text) => text || undefined)
  .optional();

// The page writes them, so there is no message for an invalid one.
export const written = z
  .string()
  .transform((text) => onOneLine(text).slice(0, CONTEXT_MAX) || undefined)
  .optional();

/** The messages that the schema gives for what visitors type: keys of the `Validation` namespace. */
export const contactMessages = [
  'nameRequired',
  'nameTooLong',
  'nameUnprintable',
  'emailRequired',
  'emailInvalid',
  'phoneInvalid',
  'messageTooLong',
] as const;

export const contactSchema = z.object({
  name: fullName,
  email,
  phone,
  message,
  /** The plan that "Me interesa" names. */
  plan: written,
  source: z.enum(CONTACT_PAGES).catch('contacto'),
  context: written,
});

export type ContactMessage = z.output<typeof contactSchema>;
