/** Decorative: needs a text beside it. Not animated with reduced motion. */
export function Spinner() {
  return (
    <svg viewBox="0 0 24 20" aria-hidden="true" className="shrink-0 fill-current h-5 w-6">
      <path className="animate-pulse" d="M0 20V8a3.5 3.5 0 0 1 7 0v12z" />
      <path className="animate-pulse [animation-delay:200ms]" d="M8.5 20V4a3.5 3.5 0 0 1 7 0v16z" />
      <path className="animate-pulse [animation-delay:400ms]" d="M17 20V11a3.5 3.5 0 0 1 7 0v9z" />
    </svg>
  );
}
