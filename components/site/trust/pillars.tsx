import { LinkedText } from '@/components/shared/ui/linked-text';
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
