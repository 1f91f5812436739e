/** A ruled title with an optional note or action on its right. It can be given the focus. */
export function SectionTitle({
  id,
  title,
  note,
  action,
  onAction,
}: {
  id: string;
  title: string;
  note?: string;
  action?: string | undefined;
  onAction?: () => void;
}) {
  return (
    <div className="mt-12 mb-4 flex flex-wrap items-baseline justify-between gap-x-4 border-b-[1.5px] border-tinta pb-2.5">
      <h2 id={id} tabIndex={-1} className="text-t4 tracking-leve outline-none">
        {title}
      </h2>
      {note && <p className="text-nota text-tinta-2">{note}</p>}
      {action && (
        <button type="button" className="enlace py-1" onClick={onAction}>
          {action}
        </button>
      )}
    </div>
  );
}
