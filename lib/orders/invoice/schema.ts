import { z } from 'zod';
import { plainCharacters } from '@/lib/shared/person/plain-characters';
import { UNPRINTABLE } from '@/lib/shared/person/schema';
import { ADDRESS_MAX, CITY_MAX, INVOICE_NAME_MAX, POSTAL_CODE_MAX, TAX_ID_MAX } from './limits';

const PERSON_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const ENTITY_LETTERS = 'JABCDEFGHI';

/** Kinds of entities whose control character is a letter, and those whose is a digit; the others may have either. */
const BY_LETTER = /^[NPQRSW]/;
const BY_DIGIT = /^[ABEH]/;

/** Reads "NIE: y-7654321 g" and "ES B12345674" as "Y7654321G" and "B12345674". */
function plainTaxId(text: string): string {
  return plainCharacters(text).replace(/^(?:NIF|NIE|DNI|CIF|VAT|IVA)*(?:ES)?(?=[A-Z\d]{9}$)/, '');
}

/**
 * Whether a NIF of a person (eight digits and a letter), a NIE (X, Y or Z, seven digits and a letter) or the NIF of an entity (a
 * letter, seven digits and a control character; Orden EHA/451/2008) has the control character that its figures demand.
 */
export function isTaxId(taxId: string): boolean {
  return taxIdFault(taxId) === null;
}

/** Message about a tax number in its plain form, or null. Names the control character only where nothing else is wrong. */
function taxIdFault(taxId: string): string | null {
  if (isOfPerson(taxId) || isOfEntity(taxId)) return null;
  if (/^(?:\d{8}|[XYZKLM]\d{7})[A-Z]$/.test(taxId)) return 'taxIdLetter';
  if (/^[ABCDEFGHJNPQRSUVW]\d{7}[\dA-J]$/.test(taxId)) return 'taxIdControl';
  // Numbers of other countries begin with the two letters of theirs.
  return /^(?!ES|N[IO]|DN|CI)[A-Z]{2}[A-Z\d]{7,}$/.test(taxId) ? 'taxIdForeign' : 'taxIdForm';
}

function isOfPerson(taxId: string): boolean {
  const [, first, digits, letter] = /^([XYZKLM]?)(\d{7,8})([A-Z])$/.exec(taxId) ?? [];
  if (first === undefined || digits === undefined || digits.length !== (first === '' ? 8 : 7)) return false;
  // K, L and M, of persons without an identity card, stand for no digit.
  const prefix = 'XYZ'.includes(first) && first !== '' ? String('XYZ'.indexOf(first)) : '';
  return letter === PERSON_LETTERS[Number(prefix + digits) % 23];
}

function isOfEntity(taxId: string): boolean {
  const [, kind = '', digits = '', control = ''] = /^([ABCDEFGHJNPQRSUVW])(\d{7})([\dA-J])$/.exec(taxId) ?? [];
  if (kind === '') return false;
  const sum = [...digits].reduce(
    (total, digit, index) => total + (index % 2 === 0 ? doubled(Number(digit)) : Number(digit)),
    0,
  );
  const expected = (10 - (sum % 10)) % 10;
  const asLetter = control === ENTITY_LETTERS[expected];
  const asDigit = control === String(expected);
  if (BY_LETTER.test(kind)) return asLetter;
  return BY_DIGIT.test(kind) ? asDigit : asLetter || asDigit;
}

/** The digits of the double, added: 7 is 14 is 5. */
function doubled(digit: number): number {
  const double = 2 * digit;
  return double > 9 ? double - 9 : double;
}

function line(max: number, missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(max, 'valueTooLong')
    .refine((text) => !UNPRINTABLE.test(text), 'nameUnprintable');
}

/** Messages are keys of the `Validation` namespace. */
export const invoiceSchema = z.object({
  name: line(INVOICE_NAME_MAX, 'invoiceNameRequired'),
  taxId: z
    .string({ error: 'taxIdRequired' })
    .trim()
    .min(1, 'taxIdRequired')
    .max(TAX_ID_MAX, 'taxIdForm')
    .transform(plainTaxId)
    .superRefine((taxId, context) => {
      const message = taxIdFault(taxId);
      if (message) context.addIssue({ code: 'custom', message });
    }),
  address: line(ADDRESS_MAX, 'addressRequired'),
  postalCode: z
    .string({ error: 'postalCodeInvalid' })
    .max(POSTAL_CODE_MAX, 'postalCodeInvalid')
    .transform((text) => plainCharacters(text).replace(/\D/g, ''))
    .pipe(z.string().regex(/^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/, 'postalCodeInvalid')),
  city: line(CITY_MAX, 'cityRequired'),
});
export type InvoiceData = z.output<typeof invoiceSchema>;
export type InvoiceField = keyof InvoiceData;
