import { Body, Head, Html, Link, Preview } from '@react-email/components';
import type { CSSProperties, ReactNode } from 'react';
import { telephoneLink } from '@/lib/shared/person/telephone-link';
import { site } from '@/lib/shared/site';
import { Logo } from './logo';
import { colour, darkMode, font } from './theme';

type Props = {
  /** Shown by mail clients after the subject. */
  preview: string;
  /** Why this mail arrived, in one sentence. */
  reason: string;
  audience?: 'buyer' | 'staff';
  children: ReactNode;
};

const columnWidth = 560;

/** The outer cells shrink first: 560 px become 320 without a media query. */
export function EmailLayout({ preview, reason, audience = 'buyer', children }: Props) {
  return (
    <Html lang="es">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{preview}</title>
        <style>{darkMode}</style>
      </Head>
      <Body className="ground" style={ground}>
        <Preview>{preview}</Preview>
        <table
          role="presentation"
          className="ground"
          width="100%"
          border={0}
          cellPadding={0}
          cellSpacing={0}
          style={ground}
        >
          <tbody>
            <tr>
              <td style={{ minWidth: 16 }} />
              <td width={columnWidth} className="ink" style={sheet}>
                <Logo name={site.name} />
                {children}
                <Footer reason={reason} audience={audience} />
              </td>
              <td style={{ minWidth: 16 }} />
            </tr>
          </tbody>
        </table>
      </Body>
    </Html>
  );
}

function Footer({ reason, audience }: Required<Pick<Props, 'reason' | 'audience'>>) {
  return (
    <table role="presentation" width="100%" border={0} cellPadding={0} cellSpacing={0} style={{ marginTop: 40 }}>
      <tbody>
        <tr>
          <td className="rule ink-2" style={footer}>
            <p style={{ margin: 0 }}>{reason}</p>
            {audience === 'buyer' && <BuyerLinks />}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function BuyerLinks() {
  return (
    <>
      <p style={{ margin: '12px 0' }}>
        ¿Alguna duda? Responde a este correo o llámanos al{' '}
        <FooterLink href={telephoneLink(site.phone)}>{site.phone}</FooterLink>, de {site.phoneHours}.
      </p>
      <p style={{ margin: 0 }}>
        <FooterLink href={`${site.url}/garantia`}>Garantía</FooterLink> ·{' '}
        <FooterLink href={`${site.url}/politica-privacidad`}>Política de privacidad</FooterLink> ·{' '}
        <FooterLink href={`${site.url}/condiciones`}>Condiciones</FooterLink> ·{' '}
        <FooterLink href={`${site.url}/aviso-legal`}>Aviso legal</FooterLink>
      </p>
    </>
  );
}

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="ink-2" style={{ color: colour.tinta2, textDecoration: 'underline' }}>
      {children}
    </Link>
  );
}

/** Where a reply to an e-mail to the team goes: to the person whom it is about. */
export const WRITES_TO_THEM = 'Si respondes, le escribes directamente.';

/** An e-mail to the team. `onReply`: the sentence about what a reply does. */
export function StaffMail({ onReply, ...mail }: Pick<Props, 'preview' | 'children'> & { onReply?: string }) {
  const reason = [`Aviso automático para el equipo de ${site.name}.`, onReply].filter(Boolean).join(' ');
  return <EmailLayout {...mail} reason={reason} audience="staff" />;
}

const ground: CSSProperties = { backgroundColor: colour.papel, margin: 0, padding: 0 };

const sheet: CSSProperties = {
  padding: '28px 0 40px',
  color: colour.tinta,
  fontFamily: font.text,
  fontSize: 16,
  lineHeight: '24px',
};

const footer: CSSProperties = {
  borderTop: `1px solid ${colour.regla}`,
  paddingTop: 20,
  color: colour.tinta2,
  fontSize: 14,
  lineHeight: '21px',
};
