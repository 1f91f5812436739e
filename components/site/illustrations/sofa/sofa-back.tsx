import type { Channel } from './sofa-geometry';

/** Classes for principal and interest, by background. */
export type SofaColours = { capital: string; interest: string };

/** The channels of the back. They are animated at the first render only; `still` after a change. */
export function SofaBack({
  channels,
  colours,
  still = false,
}: {
  channels: readonly Channel[];
  colours: SofaColours;
  still?: boolean;
}) {
  return (
    <g>
      {channels.map(({ year, capital, interest }) => (
        <g key={year} className={still ? undefined : 'sofa-channel'}>
          <path className={colours.interest} d={interest} />
          <path className={colours.capital} d={capital} />
        </g>
      ))}
    </g>
  );
}
