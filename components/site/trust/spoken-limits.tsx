import { guarantee } from '@/lib/site/guarantee';

export function SpokenLimits() {
  const { title, statements, note } = guarantee.limits;
  return (
    <section aria-labelledby="limites" className="bg-tinta py-bloque text-papel">
      <div className="rejilla gap-y-8">
        <h2 id="limites" className="text-t4 tracking-leve text-azafran">
          {title}
        </h2>
        {statements.map((statement) => (
          <p
            key={statement}
            className="max-w-nota wrap-anywhere hyphens-auto sm:hyphens-none font-titular text-t2 font-bold tracking-cerrado md:col-span-11"
          >
            {statement}
          </p>
        ))}
        <p className="mt-2 max-w-texto text-lead text-bruma md:col-span-7 md:col-start-6">{note}</p>
      </div>
    </section>
  );
}
