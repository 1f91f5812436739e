import { longDay } from '@/emails/shared/appointment';
import { Heading, Paragraph, Quotation, Subheading, TelephoneLink, TextLink } from '@/emails/shared/blocks';
import { type Fact, Facts } from '@/emails/shared/facts';
import { StaffMail, WRITES_TO_THEM } from '@/emails/shared/layout';
import { ReplyPromise } from '@/emails/shared/reply-promise';
import {
  employmentLabel,
  hasIncome,
  housingLabel,
  paysForHome,
  personalSituationLabel,
} from '@/lib/questions/consultations/consultation-labels';
import type { Consultation } from '@/lib/questions/consultations/schema';
import { fileSize } from '@/lib/shared/i18n/file-size';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { type MadridDate, madridDate, madridTime } from '@/lib/shared/madrid-time';
import { type Cents, formatEuros } from '@/lib/shared/money';
import { site } from '@/lib/shared/site';

type ConsultationFileFact = {
  name: string;
  /** Bytes. */
  size: number;
  scanned: boolean;
  /** Its content has been deleted. */
  infected: boolean;
  /** For a file too large to attach. */
  link: string | null;
};

type ConsultationStaffProps = {
  id: string;
  consultation: Consultation;
  receivedAt: Date;
  /** The last day of what is promised. */
  answerBy: MadridDate;
  consentedAt: Date;
  policyVersion: string;
  files: readonly ConsultationFileFact[];
  /** Expiry of the links; null if the files are attached. */
  linksUntil: Date | null;
  /** The hour that its sender has chosen. */
  appointment: string | null;
};

export function ConsultationStaff(props: ConsultationStaffProps) {
  const { consultation, files, answerBy, linksUntil } = props;
  return (
    <StaffMail preview={consultation.consultationReason} onReply={WRITES_TO_THEM}>
      <Heading>{`Consulta de ${consultation.firstName} ${consultation.lastName}.`}</Heading>
      <ReplyPromise
        answerBy={answerBy}
        hours={site.consultationReplyHours}
        kicker="Respuesta prometida como muy tarde el"
        note="Es lo que dice el acuse de recibo."
      />
      <Subheading>Su pregunta</Subheading>
      <Quotation text={consultation.specificQuestion} />
      <Subheading>Quién es</Subheading>
      <Facts facts={whoFacts(consultation)} />
      <Subheading>Su casa y su trabajo</Subheading>
      <Facts facts={homeFacts(consultation)} />
      <Subheading>Sus números</Subheading>
      <Facts facts={moneyFacts(consultation)} />
      <Subheading>Archivos</Subheading>
      {files.length === 0 ? <Paragraph>No ha adjuntado ninguno.</Paragraph> : <Facts facts={files.map(fileFact)} />}
      {files.length > 0 && (
        <Paragraph>
          Se abrirá con un programa de tu ordenador. Guárdalo solo si esperabas este archivo de esta persona.
        </Paragraph>
      )}
      {linksUntil && (
        <Paragraph>
          {`Son demasiado grandes para ir adjuntos. Descárgalos antes del ${longDay(madridDate(linksUntil))}: después, los enlaces dejan de funcionar.`}
        </Paragraph>
      )}
      <Subheading>Registro</Subheading>
      <Facts facts={recordFacts(props)} />
    </StaffMail>
  );
}

function whoFacts({ firstName, lastName, email, phone, age, personalSituation }: Consultation): Fact[] {
  return [
    { label: 'Nombre', value: firstName },
    { label: 'Apellidos', value: lastName },
    { label: 'Correo', value: <TextLink href={`mailto:${email}`}>{email}</TextLink> },
    { label: 'Teléfono', value: <TelephoneLink phone={phone} /> },
    { label: 'Edad', value: `${age} años` },
    { label: 'Situación personal', value: personalSituationLabel[personalSituation] },
  ];
}

function homeFacts({ employmentStatus, monthlyIncome, housingStatus, monthlyRent }: Consultation): Fact[] {
  return [
    { label: 'Trabajo', value: employmentLabel[employmentStatus] },
    ...(hasIncome(employmentStatus) ? [{ label: 'Ingresos al mes', value: euros(monthlyIncome) }] : []),
    { label: 'Vivienda', value: housingLabel[housingStatus] },
    ...(paysForHome(housingStatus) ? [{ label: 'Paga por ella', value: monthly(monthlyRent) }] : []),
  ];
}

function moneyFacts(consultation: Consultation): Fact[] {
  const { currentDebts, monthlyDebtPayment, currentSavings, tipoProductosAhorros } = consultation;
  return [
    { label: 'Deudas', value: currentDebts === null ? 'No tiene' : formatEuros(currentDebts) },
    ...(currentDebts === null ? [] : [{ label: 'Paga por ellas', value: monthly(monthlyDebtPayment) }]),
    { label: 'Ahorros', value: currentSavings === null ? 'No tiene' : formatEuros(currentSavings) },
    ...(currentSavings === null ? [] : [{ label: 'Dónde están', value: tipoProductosAhorros ?? 'No lo ha dicho' }]),
  ];
}

function monthly(amount: Cents | null): string {
  return amount === null ? euros(amount) : `${euros(amount)} al mes`;
}

function euros(amount: Cents | null): string {
  return amount === null ? 'No lo ha dicho' : formatEuros(amount);
}

function scanFact({ scanned, infected }: ConsultationFileFact): string {
  if (infected) return 'retirado: el antivirus encontró un virus después de recibirlo';
  return scanned ? 'analizado, sin virus' : 'sin analizar';
}

function fileFact(file: ConsultationFileFact, index: number): Fact {
  const { name, size, link } = file;
  const about = `${fileSize(size)}, ${scanFact(file)}`;
  return {
    label: `Archivo ${index + 1}`,
    value: (
      <>
        {link ? <TextLink href={link}>{name}</TextLink> : name} ({about})
      </>
    ),
  };
}

function recordFacts({ id, receivedAt, consentedAt, policyVersion, appointment }: ConsultationStaffProps): Fact[] {
  return [
    { label: 'Recibida', value: moment(receivedAt) },
    { label: 'Consentimiento', value: `${moment(consentedAt)}, política de privacidad ${policyVersion}` },
    { label: 'Consulta', value: `${shortReference(id)} (${id})` },
    ...(appointment ? [{ label: 'Cita', value: appointment }] : []),
  ];
}

function moment(instant: Date): string {
  return `${longDay(madridDate(instant))}, ${madridTime(instant)}`;
}
