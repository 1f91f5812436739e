import { healthBlocks, healthScaleTitle } from '@/lib/calculators/texts/health';

export function HealthScale() {
  return (
    <section aria-labelledby="escala" className="bg-cielo py-tramo print:hidden">
      <div className="rejilla gap-y-8">
        <h2 id="escala" className="text-t2 md:col-span-10">
          {healthScaleTitle}
        </h2>
        <ul className="grid gap-x-canal gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {healthBlocks.map(({ block, title, text, scale }) => (
            <li key={block} className="border-t-[1.5px] border-tinta pt-4">
              <h3 className="text-t4">{title}</h3>
              <p className="mt-1">{text}</p>
              <dl className="mt-4">
                {scale.map((criterion) => (
                  <div key={criterion.text} className="flex items-baseline gap-3 border-t border-regla py-1.5">
                    <dd className="order-first w-9 shrink-0 font-titular text-t4 leading-none font-bold">
                      {criterion.points}
                    </dd>
                    <dt className="text-nota">{criterion.text}</dt>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
