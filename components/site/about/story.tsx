import { about } from '@/lib/site/about';
import { AcrossTheCounter, BesideEachOther } from '../illustrations/about/two-scenes';

export function Story() {
  const { title, paragraphs, across, beside } = about.story;
  const [first, ...others] = paragraphs;
  return (
    <section aria-labelledby="historia" className="py-bloque">
      <div className="rejilla gap-y-10">
        <h2 id="historia" className="text-t4 tracking-leve md:col-span-3">
          {title}
        </h2>
        <div className="md:col-span-9">
          <p className="max-w-nota wrap-anywhere font-titular text-t3 font-bold tracking-cerrado sm:max-w-lead">
            {first}
          </p>
          <div className="mt-10 grid gap-x-canal gap-y-6 lg:grid-cols-2">
            {others.map((paragraph) => (
              <p key={paragraph} className="max-w-texto text-lead">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        <div className="mt-6 grid gap-x-canal gap-y-12 sm:grid-cols-2">
          <figure className="flex flex-col justify-end">
            <AcrossTheCounter />
            <figcaption className="border-t-[1.5px] border-tinta pt-3">{across}</figcaption>
          </figure>
          <figure className="flex flex-col justify-end">
            <BesideEachOther />
            <figcaption className="border-t-[1.5px] border-tinta pt-3 font-bold">{beside}</figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}
