import { consultationPage } from '@/lib/questions/texts/consultation';

export function Benefits() {
  const { title, items } = consultationPage.benefits;
  return (
    <section aria-labelledby="ventajas" className="bg-tinta py-pieza text-papel">
      <h2 id="ventajas" className="sr-only">
        {title}
      </h2>
      <ul className="rejilla gap-y-12">
        {items.map((item) => (
          <li key={item.title} className="border-t-[1.5px] border-papel pt-6 md:col-span-4">
            <p aria-hidden="true" className="flex items-baseline gap-3">
              <span className="cifra text-dato">{item.figure}</span>
              <span className="font-titular text-t3 font-bold">{item.unit}</span>
            </p>
            <h3 className="mt-5 text-t4">{item.title}</h3>
            <p className="mt-2 max-w-breve text-bruma">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
