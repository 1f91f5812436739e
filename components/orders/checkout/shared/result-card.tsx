import type { ReactNode } from 'react';

const grounds = {
  good: 'bg-azafran text-tinta',
  neutral: 'bg-cielo text-tinta',
  bad: 'bg-arena text-tinta',
} as const;

/** A full-bleed block with a title, some paragraphs and actions. */
export function ResultCard({
  ground,
  title,
  children,
  actions,
}: {
  ground: keyof typeof grounds;
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <section className={`rejilla py-12 md:py-20 ${grounds[ground]}`}>
      <div className="max-w-4xl">
        {title}
        <div className="mt-6 grid gap-3 text-lead">{children}</div>
        {actions && <div className="mt-8 flex flex-wrap gap-4">{actions}</div>}
      </div>
    </section>
  );
}
