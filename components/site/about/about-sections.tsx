import { LinkedText } from '@/components/shared/ui/linked-text';
import { Section } from '@/components/shared/ui/section';
import { AcrossTheCounter, BesideEachOther } from '@/components/site/illustrations/about/two-scenes';
import { about } from '@/lib/site/about';

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

const looks = ['bg-papel lg:min-h-64', 'bg-mar text-papel lg:min-h-80', 'bg-tinta text-papel lg:min-h-96'];

export function Method() {
  const { title, lead, steps } = about.method;
  return (
    <div className="[&>section]:pb-0">
      <Section id="metodo" title={title} lead={lead} ground="arena">
        <ol className="grid grid-cols-1 items-end gap-1 lg:grid-cols-3">
          {steps.map((step, index) => (
            <li
              key={step.title}
              className={`respaldo-l px-6 pt-8 pb-10 wrap-anywhere md:px-9 md:pt-11 ${looks[index]}`}
            >
              <h3 className="text-t3">
                <span aria-hidden="true">{index + 1}. </span>
                {step.title}
              </h3>
              <p className="mt-4 max-w-breve">{step.text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}

export function FourValues() {
  const { title, list, more } = about.values;
  return (
    <section aria-labelledby="valores" className="bg-tinta py-bloque text-papel">
      <div className="rejilla gap-y-8">
        <h2 id="valores" className="text-t4 tracking-leve text-azafran">
          {title}
        </h2>
        <ul>
          {list.map((value) => (
            <li
              key={value.title}
              className="grid grid-cols-1 items-baseline gap-x-canal gap-y-3 border-t border-regla-n py-6 md:grid-cols-12"
            >
              <h3 className="text-t2 wrap-anywhere hyphens-auto sm:hyphens-none md:col-span-7">{value.title}</h3>
              <p className="max-w-lead md:col-span-5">{value.text}</p>
            </li>
          ))}
        </ul>
        <p>
          <LinkedText text={more} />
        </p>
      </div>
    </section>
  );
}
