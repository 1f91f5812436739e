import { Button } from '@react-email/components';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { Grid } from './grid';
import { colour, font, giantFigure, radius } from './theme';

/** `figure` in lines of equal size. */
type Props = { kicker: string; figure: string | readonly string[]; children: ReactNode };

/** The dark block with a rounded top: a large figure, its meaning and an action. */
export function Backrest({ kicker, figure, children }: Props) {
  return (
    <Grid style={{ marginTop: 24 }}>
      <tr>
        <td className="block" style={block}>
          <p style={{ margin: '0 0 10px', color: colour.bruma, fontSize: 15, lineHeight: '20px' }}>{kicker}</p>
          <p style={{ ...giantFigure, margin: '0 0 12px', color: colour.papel }}>
            {[figure].flat().map((line, index) => (
              <Fragment key={line}>
                {index > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </p>
          {children}
        </td>
      </tr>
    </Grid>
  );
}

export function FigureNote({ children }: { children: ReactNode }) {
  return <p style={{ margin: '0 0 16px', color: colour.papel, fontSize: 17, lineHeight: '25px' }}>{children}</p>;
}

export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button href={href} style={action}>
      {children}
    </Button>
  );
}

const block: CSSProperties = {
  backgroundColor: colour.tinta,
  borderRadius: radius.large,
  color: colour.papel,
  padding: '28px 24px 16px',
};

const action: CSSProperties = {
  backgroundColor: colour.azafran,
  borderRadius: radius.medium,
  color: colour.tinta,
  fontFamily: font.title,
  fontSize: 17,
  fontWeight: 700,
  margin: '4px 0 12px',
  padding: '15px 24px',
  textAlign: 'center',
};
