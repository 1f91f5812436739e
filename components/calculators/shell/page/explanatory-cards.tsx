import { Still } from '@/components/shared/ui/still';

export function ExplanatoryCards({
  title,
  cards,
}: {
  title: string;
  cards: readonly { title: string; text: string }[];
}) {
  return (
    <Still>
      <section aria-labelledby="claves" className="bg-cielo py-pieza print:hidden">
        <div className="rejilla gap-y-8">
          <h2 id="claves" className="text-t2 md:col-span-8">
            {title}
          </h2>
          <ul className="grid gap-x-canal gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
            {cards.map((card) => (
              <li key={card.title} className="border-t-[1.5px] border-tinta pt-4">
                <h3 className="text-t4">{card.title}</h3>
                <p className="mt-2">{card.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </Still>
  );
}
