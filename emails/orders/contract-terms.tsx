import { Subheading } from '@/emails/shared/blocks';
import { formatDate } from '@/lib/shared/madrid-time';
import type { LegalDocument } from '@/lib/shared/texts/legal-document';
import { LegalSections, smallPrint } from './legal-sections';

/** A chapter of the conditions that stands elsewhere in the same e-mail. */
type Elsewhere = { id: string; where: string };

type Props = { terms: LegalDocument; siteUrl: string; elsewhere: Elsewhere };

/** The whole text of what was agreed to: a link to a page that can change is not a durable medium. */
export function ContractTerms({ terms, siteUrl, elsewhere }: Props) {
  const sections = terms.sections.map((section) =>
    section.id === elsewhere.id ? { ...section, blocks: [elsewhere.where] } : section,
  );
  return (
    <>
      <Subheading>{terms.title}</Subheading>
      <p
        className="ink-2"
        style={smallPrint}
      >{`Versión del ${formatDate(terms.version)}. Guarda este correo: es tu copia.`}</p>
      <LegalSections sections={sections} siteUrl={siteUrl} />
    </>
  );
}
