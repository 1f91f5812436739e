import styles from './sofa-back.module.css';
import type { Channel } from './sofa-geometry';

/** The colours of capital and interest on the ground that the sofa stands on. */
export type SofaColours = { capital: string; interest: string };

export function SofaBack({ channels, colours }: { channels: readonly Channel[]; colours: SofaColours }) {
  return (
    <g>
      {channels.map(({ year, capital, interest }) => (
        <g key={year} className={styles.channel}>
          <path className={colours.interest} d={interest} />
          <path className={colours.capital} d={capital} />
        </g>
      ))}
    </g>
  );
}
