import type { ReactNode } from 'react';

/** `key` where two have one title. */
type Statement = { key?: string; title: string; text: ReactNode };

export function StatementRows({
  statements,
  heading: Heading = 'h3',
}: {
  statements: readonly Statement[];
  heading?: 'h3' | 'h4';
}) {
  return (
    <ul className="border-t-[1.5px] border-current">
      {statements.map(({ key, title, text }) => (
        <li
          key={key ?? title}
          className="grid grid-cols-1 gap-x-canal gap-y-2 border-b border-linea py-5 md:grid-cols-8"
        >
          <Heading className="font-titular text-t4 font-bold tracking-leve text-balance wrap-anywhere md:col-span-3">
            {title}
          </Heading>
          <div className="max-w-texto md:col-span-5">{text}</div>
        </li>
      ))}
    </ul>
  );
}
