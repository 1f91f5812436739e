/** Progress through a form of several steps. */
export function ProgressSteps({
  label,
  position,
  completed,
  titles,
  current,
}: {
  label: string;
  /** "Paso 2 de 5" */
  position: string;
  /** "40 % completado" */
  completed: string;
  titles: readonly string[];
  /** 0-based. */
  current: number;
}) {
  const bars = { done: 'bg-tinta border-tinta', current: 'border-tinta bg-azafran', ahead: 'border-borde' };
  return (
    <nav aria-label={label} className="py-8">
      <p className="mb-4 flex items-baseline justify-between font-medium">
        <span className="font-titular font-bold">{position}</span>
        <span>{completed}</span>
      </p>
      <ol className="grid auto-cols-fr grid-flow-col gap-1.5">
        {titles.map((title, index) => {
          const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
          return (
            // On a phone the visible title is wider than its step: the last ones extend to the left.
            <li
              key={title}
              aria-current={state === 'current' ? 'step' : undefined}
              className={`flex min-w-0 flex-col ${index > titles.length / 2 ? 'max-md:items-end' : ''}`}
            >
              <span
                className={`mb-2 block h-3.5 w-full rounded-t-[7px] rounded-b-[1px] border-[1.5px] ${bars[state]}`}
                aria-hidden="true"
              />
              <span
                className={`block text-nota leading-tight ${
                  state === 'current'
                    ? 'font-bold whitespace-nowrap md:whitespace-normal'
                    : 'max-md:sr-only text-tinta-2'
                }`}
              >
                {title}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
