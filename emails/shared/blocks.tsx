import { Link } from '@react-email/components';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { telephoneLink, unbrokenTelephone } from '@/lib/shared/person/telephone-link';
import { Grid } from './grid';
import { colour, font, giantFigure } from './theme';

export function Heading({ children }: { children: ReactNode }) {
  return (
    <h1 className="ink" style={heading}>
      {children}
    </h1>
  );
}

export function Subheading({ children }: { children: ReactNode }) {
  return (
    <h2 className="ink" style={subheading}>
      {children}
    </h2>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <p className="ink" style={{ margin: '0 0 16px', color: colour.tinta }}>
      {children}
    </p>
  );
}

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="link" style={{ color: colour.mar, textDecoration: 'underline' }}>
      {children}
    </Link>
  );
}

/** Calls a number, which stands on one line. */
export function TelephoneLink({ phone }: { phone: string }) {
  return <TextLink href={telephoneLink(phone)}>{unbrokenTelephone(phone)}</TextLink>;
}

export function Steps({ title, steps }: { title: string; steps: string[] }) {
  return (
    <>
      <Subheading>{title}</Subheading>
      <Grid columns>
        {steps.map((step, index) => (
          <tr key={step}>
            <td className="rule ink" width={28} style={{ ...stepCell, fontWeight: 700 }}>
              {index + 1}
            </td>
            <td className="rule ink" style={stepCell}>
              {step}
            </td>
          </tr>
        ))}
      </Grid>
    </>
  );
}

export function FigureLine({ figure, children }: { figure: string; children: ReactNode }) {
  return (
    <Grid columns style={{ marginTop: 28 }}>
      <tr>
        <td className="ink" width={76} style={{ ...giantFigure, ...figureCell }}>
          {figure}
        </td>
        <td className="ink" style={{ color: colour.tinta, verticalAlign: 'middle' }}>
          {children}
        </td>
      </tr>
    </Grid>
  );
}

/** Typed text: keeps line breaks and its own text direction. */
export function Quotation({ text }: { text: string }) {
  const lines = text.split(/\r?\n/).map((line, index) => ({ line, key: `${index}` }));
  return (
    <p dir="auto" className="ink" style={quotation}>
      {lines.map(({ line, key }) => (
        <Fragment key={key}>
          {line}
          <br />
        </Fragment>
      ))}
    </p>
  );
}

const heading: CSSProperties = {
  margin: '32px 0 16px',
  color: colour.tinta,
  fontFamily: font.title,
  fontSize: 30,
  lineHeight: '34px',
  fontWeight: 700,
  letterSpacing: '-0.03em',
  wordBreak: 'break-word',
};

const subheading: CSSProperties = {
  margin: '36px 0 10px',
  color: colour.tinta,
  fontFamily: font.title,
  fontSize: 20,
  lineHeight: '26px',
  fontWeight: 700,
  letterSpacing: '-0.02em',
};

const stepCell: CSSProperties = {
  borderTop: `1px solid ${colour.regla}`,
  padding: '12px 0',
  color: colour.tinta,
  verticalAlign: 'top',
};

const figureCell: CSSProperties = { color: colour.tinta, verticalAlign: 'top', paddingRight: 16 };

const quotation: CSSProperties = {
  margin: '8px 0 0',
  borderLeft: `3px solid ${colour.azafran}`,
  padding: '2px 14px',
  color: colour.tinta,
  wordBreak: 'break-word',
};
