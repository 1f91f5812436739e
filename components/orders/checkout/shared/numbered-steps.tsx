/** What follows, one after the other. */
export function NumberedSteps({ steps, className }: { steps: readonly string[]; className?: string }) {
  return (
    <ol className={className}>
      {steps.map((step, index) => (
        <li key={step} className="grid grid-cols-[1.6rem_1fr] border-t-[1.5px] border-tinta py-2.5">
          <span aria-hidden="true" className="font-bold">
            {index + 1}
          </span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}
