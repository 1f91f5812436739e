import type { Channel } from './sofa-geometry';

/** The colours of capital and interest on the ground that the sofa stands on. */
export type SofaColours = { capital: string; interest: string };

/** The channels rise once, when the page opens; `still` ones have been redrawn since. */
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
