/** What is declared, word for word. */
export function StatementBox({ title, statement }: { title: string; statement: string }) {
  return (
    <figure>
      <figcaption className="mb-2 font-bold">{title}</figcaption>
      <blockquote className="respaldo-s border-[1.5px] border-b-2 border-tinta bg-cielo px-5 py-4 font-titular text-campo leading-normal wrap-anywhere">
        {statement}
      </blockquote>
    </figure>
  );
}
