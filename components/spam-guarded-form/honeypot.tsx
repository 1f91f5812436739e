import { HONEYPOT_FIELD } from '@/lib/security/schema';

/** Out of sight, out of the tab order and not announced; said in words for whoever meets it all the same. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label>
        {label}
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
