type Props = {
  label: string;
  /** What is going on, in words; shown beside it too. */
  text: string;
  /** From 0 to 1; null while it cannot be said how far it is. */
  share: number | null;
};

export function UploadBar({ label, text, share }: Props) {
  const percent = Math.floor((share ?? 0) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={share === null ? undefined : percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={text}
    >
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="block h-3.5 w-full">
        <rect width="100" height="4" className="fill-arena" />
        <rect width={percent} height="4" className="fill-mar" />
      </svg>
    </div>
  );
}
