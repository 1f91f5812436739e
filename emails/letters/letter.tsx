import { Heading, Paragraph, TextLink } from '@/emails/shared/blocks';
import { EmailLayout } from '@/emails/shared/layout';
import { site } from '@/lib/shared/site';
import { type LetterBlock, LetterBlocks } from './letter-blocks';

type Props = {
  subject: string;
  /** Shown by mail clients after the subject; may be empty. */
  teaser: string;
  blocks: LetterBlock[];
  /** Null for a trial, which comes from no subscription. */
  unsubscribeLink: string | null;
};

export function Letter({ subject, teaser, blocks, unsubscribeLink }: Props) {
  return (
    <EmailLayout
      preview={teaser || subject}
      reason={
        unsubscribeLink
          ? `Recibes este correo porque confirmaste que quieres la carta de ${site.name}.`
          : 'Es una prueba de la carta: solo la recibes tú.'
      }
    >
      <Heading>{subject}</Heading>
      <LetterBlocks blocks={blocks} />
      {unsubscribeLink && (
        <div style={{ marginTop: 32 }}>
          <Paragraph>
            Si ya no la quieres, <TextLink href={unsubscribeLink}>date de baja con un clic</TextLink>.
          </Paragraph>
        </div>
      )}
    </EmailLayout>
  );
}
