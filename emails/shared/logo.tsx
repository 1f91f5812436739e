import type { CSSProperties } from 'react';
import { colour, font } from './theme';

/** Pixels, as in the site's mark. */
const CHANNELS = [
  { dark: 7, saffron: 11 },
  { dark: 10, saffron: 8 },
  { dark: 14, saffron: 4 },
];

const nothing = { fontSize: 0, lineHeight: 0 };
const round = { borderRadius: '4px 4px 0 0' };

/** Drawn with table cells, as clients block pictures. Decorative. */
export function Logo({ name }: { name: string }) {
  return (
    <table role="presentation" border={0} cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <Arm />
          {CHANNELS.map(({ dark, saffron }) => (
            <td key={dark} aria-hidden="true" style={channel}>
              <div className="shape" style={{ ...nothing, ...round, height: dark, backgroundColor: colour.tinta }} />
              <div style={{ ...nothing, height: saffron, backgroundColor: colour.azafran }} />
            </td>
          ))}
          <Arm />
          <td rowSpan={2} className="ink" style={wordmark}>
            {name}
          </td>
        </tr>
        <tr>
          <td colSpan={CHANNELS.length} aria-hidden="true" style={{ padding: '2px 1px 0' }}>
            <div className="shape" style={{ ...nothing, height: 8, backgroundColor: colour.tinta }} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Arm() {
  return (
    <td rowSpan={2} aria-hidden="true" style={{ verticalAlign: 'bottom' }}>
      <div className="shape" style={{ ...nothing, ...round, width: 8, height: 17, backgroundColor: colour.tinta }} />
    </td>
  );
}

const channel: CSSProperties = { width: 8, padding: '0 1px', verticalAlign: 'bottom' };

const wordmark: CSSProperties = {
  padding: '0 0 0 12px',
  color: colour.tinta,
  fontFamily: font.title,
  fontSize: 19,
  fontWeight: 700,
  letterSpacing: '-0.03em',
  lineHeight: '24px',
  verticalAlign: 'middle',
};
