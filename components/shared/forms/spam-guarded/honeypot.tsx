import { HONEYPOT_FIELD } from '@/lib/shared/forms/schema';

/** Hidden, out of the tab order and not announced; the label is for anyone who finds it all the same. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label>
        <span>{label}</span>
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
