import { values } from '@/lib/site/values';

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
