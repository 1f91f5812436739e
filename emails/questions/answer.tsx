import { longDay } from '@/emails/shared/appointment';
import { Heading, Paragraph, Quotation, Subheading } from '@/emails/shared/blocks';
import { EmailLayout } from '@/emails/shared/layout';
import { greeting } from '@/emails/shared/names';
import { madridDate } from '@/lib/shared/madrid-time';
import { onOneLine } from '@/lib/shared/on-one-line';
import { site } from '@/lib/shared/site';

type AnswerMailProps = {
  asked: { kind: 'consultation' | 'message'; name: string | null; text: string | null; receivedAt: Date };
  text: string;
  byName: string;
};

const WORDS = {
  consultation: { sent: 'una consulta', quoted: 'Tu pregunta' },
  message: { sent: 'un mensaje', quoted: 'Tu mensaje' },
} as const;

const PREVIEW_LENGTH = 120;

/**
 * A person has read the question: unlike a receipt it repeats the name and the question, and nothing else of the form. Of a sealed
 * consultation it repeats neither: the desk's browser, which knows the name, begins the text with it.
 */
export function AnswerMail({ asked, text, byName }: AnswerMailProps) {
  const { sent, quoted } = WORDS[asked.kind];
  const day = longDay(madridDate(asked.receivedAt));
  return (
    <EmailLayout
      preview={onOneLine(text).slice(0, PREVIEW_LENGTH)}
      reason={`Recibes este correo porque el ${day} llegó ${sent} con esta dirección a la web de ${site.name}. Si no fue cosa tuya, responde y lo borramos.`}
    >
      <Heading>{asked.name === null ? 'Nuestra respuesta.' : `${greeting(asked.name)}.`}</Heading>
      {paragraphs(text).map(({ key, lines }) => (
        <Paragraph key={key}>
          {lines.map((line, index) => (
            <bdi key={line.key}>
              {index > 0 && <br />}
              {line.text}
            </bdi>
          ))}
        </Paragraph>
      ))}
      <Paragraph>
        {byName}
        <br />
        {site.name}
      </Paragraph>
      {asked.text && (
        <>
          <Subheading>{`${quoted}, del ${day}`}</Subheading>
          <Quotation text={asked.text} />
        </>
      )}
    </EmailLayout>
  );
}

/** A blank line begins another paragraph. */
function paragraphs(text: string) {
  return text.split(/\n{2,}/).map((paragraph, index) => ({
    key: `${index}`,
    lines: paragraph.split('\n').map((line, position) => ({ key: `${position}`, text: line })),
  }));
}
