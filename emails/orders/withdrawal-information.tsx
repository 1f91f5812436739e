import { longDay } from '@/emails/shared/appointment';
import { Subheading } from '@/emails/shared/blocks';
import { Facts } from '@/emails/shared/facts';
import { formatDate, type MadridDate } from '@/lib/shared/madrid-time';
import type { LegalDocument } from '@/lib/shared/texts/legal-document';
import { LegalSections, smallPrint } from './legal-sections';

type Props = {
  information: LegalDocument;
  siteUrl: string;
  /** Of this contract: the last day by law, and the later one of law and guarantee. */
  until: { lawUntil: MadridDate; openUntil: MadridDate };
};

/** What the law wants to be confirmed on a durable medium: until when, how, with which effects, and the form. */
export function WithdrawalInformation({ information, siteUrl, until: { lawUntil, openUntil } }: Props) {
  return (
    <>
      <Subheading>{information.title}</Subheading>
      <Facts
        facts={[
          { label: 'Por ley', value: `Hasta el ${longDay(lawUntil)}, a las 24:00` },
          ...(openUntil > lawUntil
            ? [{ label: 'Garantía', value: `Hasta el ${longDay(openUntil)}, a las 24:00` }]
            : []),
        ]}
      />
      <p className="ink-2" style={{ ...smallPrint, marginTop: 12 }}>
        {`Versión del ${formatDate(information.version)}. Va también adjunta a este correo, con el modelo listo para imprimir: guárdala.`}
      </p>
      <LegalSections sections={information.sections} siteUrl={siteUrl} />
    </>
  );
}
