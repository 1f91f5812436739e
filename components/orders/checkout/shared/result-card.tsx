import type { ReactNode } from 'react';
import { PageTitle } from './page-title';

const grounds = {
  good: 'bg-azafran text-tinta',
  neutral: 'bg-cielo text-tinta',
  bad: 'bg-arena text-tinta',
} as const;

export type Heading = (props: { children: ReactNode }) => ReactNode;

type Props = {
  ground: keyof typeof grounds;
  heading?: Heading;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
};

/** A full-bleed block with a title, some paragraphs and actions. */
export function ResultCard({ ground, heading: Heading = PageTitle, title, children, actions }: Props) {
  return (
    <section className={`rejilla py-12 md:py-20 ${grounds[ground]}`}>
      <div className="max-w-4xl">
        <Heading>{title}</Heading>
        <div className="mt-6 grid gap-3 text-lead">{children}</div>
        {actions && <div className="mt-8 flex flex-wrap gap-4">{actions}</div>}
      </div>
    </section>
  );
}
