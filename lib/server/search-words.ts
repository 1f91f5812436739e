import { Prisma } from '@/lib/generated/prisma/client';

/** The trigrams of the index need as many letters inside of a word; fewer are looked for at its beginning. */
const INSIDE = 3;

/** Screens and e-mails write "pedido 8F3A21BC", files for a spreadsheet "N.º 8F3A21BC", in which º is normalised to o. */
const NAMED_REFERENCE = /\b(?:pedido|consulta|mensaje|n\.?o)\s+(?=#?[0-9a-f]{8}\b)/gi;

const REFERENCE = /^[0-9a-f]{8}$/i;

/** `text`: a `desk_search_text` in SQL, which has an index. `id`: that of the row, whose last eight characters are its reference. */
type Searched = { text: Prisma.Sql; id: Prisma.Sql };

/** Every word of a search is in the text or is the reference. Accents and capitals do not count, nor does a # or what it is before a reference. */
export function hasWords({ text, id }: Searched, search: string): Prisma.Sql {
  const conditions = search
    // PostgreSQL has no text with this character.
    .replaceAll('\0', ' ')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(NAMED_REFERENCE, '')
    .split(/\s+/)
    .map((word) => word.replace(/^#/, ''))
    .filter(Boolean)
    .map((word) => {
      const literal = word.replaceAll(/[\\%_]/g, '\\$&');
      const pattern = word.length < INSIDE ? `% ${literal}%` : `%${literal}%`;
      const inText = Prisma.sql`${text} LIKE plain_text(${pattern})`;
      if (!REFERENCE.test(word)) return inText;
      return Prisma.sql`(${inText} OR right(${id}::text, 8) = ${word.toLowerCase()})`;
    });
  return conditions.length > 0 ? Prisma.join(conditions, ' AND ') : Prisma.sql`true`;
}
