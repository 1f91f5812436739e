import { LinkedText } from '@/components/shared/ui/linked-text';
import { about } from '@/lib/site/about';

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
