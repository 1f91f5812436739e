import { type ReactNode, useId, useState } from 'react';

/** A short explanation on hover, focus and touch; Escape hides it. The trigger receives the id for its `aria-describedby`. */
export function Tooltip({ text, children }: { text: string; children: (describedBy: string) => ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the wrapper only listens; the trigger inside is the control
    <span
      className="relative block"
      // Not on pointerenter: the page may scroll under a resting mouse.
      onMouseMove={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      {children(id)}
      <span
        id={id}
        role="tooltip"
        className={`absolute bottom-full left-1/2 z-10 w-max max-w-40 -translate-x-1/2 max-md:max-w-28 respaldo-s bg-tinta px-3 py-1.5 text-center text-nota text-papel ${open ? '' : 'hidden'}`}
      >
        {text}
      </span>
    </span>
  );
}
