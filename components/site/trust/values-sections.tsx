import { DataTable } from '@/components/shared/ui/data-table';
import { LinkedText } from '@/components/shared/ui/linked-text';
import { Section } from '@/components/shared/ui/section';
import { values } from '@/lib/site/values';

export function Pillars() {
  return (
    <section id="pilares" aria-labelledby="pilares-titulo" className="py-bloque">
      <div className="rejilla">
        <h2 id="pilares-titulo" className="mb-8 text-t4 tracking-leve">
          {values.pillarsTitle}
        </h2>
        <ol>
          {values.pillars.map(({ title, meaning, practice }) => (
            <li
              key={title}
              className="grid grid-cols-1 gap-x-canal gap-y-3 border-t-[1.5px] border-tinta pt-4 pb-10 md:grid-cols-12 md:pb-14"
            >
              <h3 className="text-t3 wrap-anywhere hyphens-auto sm:hyphens-none md:col-span-12 lg:col-span-3">
                {title}
              </h3>
              <p className="max-w-corta font-titular text-t3 font-bold tracking-cerrado md:col-span-7 lg:col-span-5">
                {meaning}
              </p>
              <p className="max-w-lead md:col-span-5 lg:col-span-4">
                <LinkedText text={practice} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function WaysOfWorking() {
  const { title, statements } = values.ways;
  return (
    <section aria-labelledby="como-trabajamos" className="bg-tinta py-bloque text-papel">
      <div className="rejilla gap-y-12">
        <h2 id="como-trabajamos" className="text-t2">
          {title}
        </h2>
        <ul className="grid grid-cols-1 gap-x-16 gap-y-14 md:grid-cols-2">
          {statements.map((statement) => (
            <li key={statement.title} className="md:even:mt-16">
              <h3 className="text-t3 wrap-anywhere text-azafran">{statement.title}</h3>
              <p className="mt-3 max-w-lead text-lead">{statement.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function CommitmentsTable() {
  const { title, lead, caption, head, rows } = values.commitments;
  return (
    <Section id="compromisos" title={title} lead={lead} ground="cielo">
      <DataTable
        stacked
        caption={caption}
        head={head}
        rows={rows.map(([commitment, sign, place]) => [commitment, sign, <LinkedText key="place" text={place} />])}
      />
    </Section>
  );
}
