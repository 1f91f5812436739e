import { colour } from './theme';

type Channel = { dark: number; saffron: number };

/** Heights in pixels, as in the site's mark: what is owed falls from channel to channel. */
const CHANNELS: Channel[] = [
  { dark: 7, saffron: 11 },
  { dark: 10, saffron: 8 },
  { dark: 14, saffron: 4 },
];

function Bar({ height, fill, round = false }: { height: number; fill: string; round?: boolean }) {
  return (
    <div
      className={fill === colour.tinta ? 'shape' : undefined}
      style={{
        width: 8,
        height,
        backgroundColor: fill,
        borderRadius: round ? '4px 4px 0 0' : 0,
        fontSize: 0,
        lineHeight: 0,
      }}
    />
  );
}

/** The sofa, drawn with table cells: no picture to be blocked. Decorative, the name stands beside it. */
export function Logo({ name }: { name: string }) {
  const cell = { verticalAlign: 'bottom', padding: '0 1px 0 0' } as const;
  return (
    <table role="presentation" border={0} cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td style={cell} aria-hidden="true">
            <Bar height={16} fill={colour.tinta} round />
          </td>
          {CHANNELS.map(({ dark, saffron }) => (
            <td key={dark} style={cell} aria-hidden="true">
              <Bar height={dark} fill={colour.tinta} round />
              <Bar height={saffron} fill={colour.azafran} />
              <div style={{ height: 2, fontSize: 0, lineHeight: 0 }} />
              <Bar height={7} fill={colour.tinta} />
            </td>
          ))}
          <td style={cell} aria-hidden="true">
            <Bar height={16} fill={colour.tinta} round />
          </td>
          <td className="ink" style={{ ...wordmark, verticalAlign: 'middle', paddingLeft: 12 }}>
            {name}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const wordmark = {
  color: colour.tinta,
  fontFamily: '"Familjen Grotesk","Helvetica Neue",Helvetica,Arial,sans-serif',
  fontSize: 19,
  fontWeight: 700,
  letterSpacing: '-0.03em',
  lineHeight: '24px',
};
