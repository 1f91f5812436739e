import type { ReactNode } from 'react';
import { unlessWords } from '@/components/shared/ui/unless-words';

/** The headline figure with its label. */
export const FIGURE_ID = 'resultado';

type ResultOutputProps = {
  name: string;
  /** The exact figure with a decimal point; the shown one may be rounded. */
  exact: string | number;
  children: ReactNode;
  className?: string;
};

/** A computed figure. Not a live region: `Announcement` reads all of them in one sentence. */
export function ResultOutput({ name, exact, children, className }: ResultOutputProps) {
  return (
    <output name={name} aria-live="off" translate={unlessWords(children)} className={className}>
      <data value={exact}>{children}</data>
    </output>
  );
}

/** The longest figures may wrap. */
function headlineSize(figure: ReactNode): string {
  const { length } = String(figure);
  if (length <= 8)
    return 'whitespace-nowrap text-[length:min(19.5vw,6.5rem)] md:text-dato xl:text-[clamp(5.5rem,12.6vw,12.5rem)]';
  if (length <= 14)
    return 'whitespace-nowrap text-[length:min(9.5vw,4rem)] md:text-importe xl:text-[clamp(4rem,6.8vw,7rem)]';
  return 'wrap-anywhere leading-none text-[clamp(2rem,7vw,3rem)] xl:text-[4rem]';
}

export function HeadlineFigure({
  label,
  unit,
  children,
  ...output
}: ResultOutputProps & { label: string; unit?: string }) {
  return (
    <div id={FIGURE_ID}>
      <p>{label}</p>
      <p className={`mt-2 cifra md:mt-4 print:mt-1 print:text-[3rem] ${headlineSize(children)}`}>
        <ResultOutput {...output}>
          <span translate={unlessWords(children)}>{children}</span>
          {unit && <span className="relative -top-[1.16em] text-[0.34em] tracking-cerrado">{`\u00a0${unit}`}</span>}
        </ResultOutput>
      </p>
    </div>
  );
}

/** In one row where there is room for it; `many` facts take rows of three. */
export function ResultFacts({ children, many = false }: { children: ReactNode; many?: boolean }) {
  return (
    <dl
      className={`mt-9 grid grid-cols-2 gap-x-4 gap-y-3 border-t-[1.5px] border-current pt-4 ${many ? 'lg:grid-cols-3' : 'lg:flex lg:justify-between'} print:mt-3 print:flex print:justify-between print:pt-2`}
    >
      {children}
    </dl>
  );
}

export function ResultFact({ label, children, ...output }: ResultOutputProps & { label: string }) {
  return (
    <div>
      <dt className="text-nota text-bruma print:text-tinta-2">{label}</dt>
      <dd className="font-titular text-[clamp(1.25rem,2.2vw,1.75rem)] leading-tight font-bold tracking-cerrado wrap-anywhere print:text-base">
        <ResultOutput {...output}>{children}</ResultOutput>
      </dd>
    </div>
  );
}
