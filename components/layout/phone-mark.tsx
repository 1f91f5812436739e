/** A handset drawn with the house's line. */
export function PhoneMark() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 shrink-0 fill-none stroke-current stroke-2">
      <path d="M3 2h4l2 5-2.5 1.8a10 10 0 0 0 4.7 4.7L13 11l5 2v4a1.5 1.5 0 0 1-1.6 1.5A15.6 15.6 0 0 1 1.5 3.6 1.5 1.5 0 0 1 3 2z" />
    </svg>
  );
}
