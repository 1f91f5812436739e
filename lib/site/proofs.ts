import type { BusinessCredentials } from '@/lib/shared/business/business-credentials';
import { bound } from '@/lib/shared/i18n/bound';
import { formatDate } from '@/lib/shared/madrid-time';
import { formatPrice } from '@/lib/shared/money';

/** A claim of the pages and what proves it. `names` is a list to unfold. Links are written [words](/address). */
export type Proof = { title: string; text: string; names?: readonly string[]; example?: true };

export const proofs = {
  title: 'Con qué se comprueba',
  lead: 'Lo que decimos de nosotros, con su fecha y su papel detrás.',
  showNames: 'Ver la lista',
  example: 'Ejemplo',
} as const;

const marked = (example: true | undefined) => (example ? { example } : {});

/** In the order of the page. What is not said is not there. */
export function proofsOf(credentials: BusinessCredentials): Proof[] {
  const { ownership, registrations, liabilityInsurance, conflicts, banks, insurers, families, testimonials } =
    credentials;
  const list = (title: string, compared: BusinessCredentials['banks']): Proof[] =>
    compared
      ? [
          {
            title: `${compared.names.length} ${title}`,
            text: `Comparados el ${formatDate(compared.asOf)}. ${compared.method}`,
            names: compared.names,
            ...marked(compared.example),
          },
        ]
      : [];
  return bound([
    ...(ownership
      ? [
          {
            title: 'De quién es la empresa',
            text: `De ${ownership.owners}. Capital: ${ownership.capital}. Desde ${ownership.since}.`,
            ...marked(ownership.example),
          },
        ]
      : []),
    ...registrations.map(({ register, number, href, example }) => ({
      title: 'Registro',
      text: `Estamos en ${register} con el número [${number}](${href}).`,
      ...marked(example),
    })),
    ...(liabilityInsurance
      ? [
          {
            title: 'Seguro de responsabilidad civil',
            text: `${liabilityInsurance.insurer}, póliza ${liabilityInsurance.policy}, hasta ${formatPrice(liabilityInsurance.sum)}.`,
            ...marked(liabilityInsurance.example),
          },
        ]
      : []),
    ...conflicts.map(({ title, text, example }) => ({ title, text, ...marked(example) })),
    ...list('bancos', banks),
    ...list('aseguradoras', insurers),
    ...(families
      ? [
          {
            title: 'Las familias que contamos',
            text: `${families.counted} Desde ${families.since}.`,
            ...marked(families.example),
          },
        ]
      : []),
    ...(testimonials ? [{ title: 'Los testimonios', text: testimonials.check, ...marked(testimonials.example) }] : []),
  ]);
}
