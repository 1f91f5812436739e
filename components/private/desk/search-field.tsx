import { useEffect, useState } from 'react';

const SEARCH_MAX = 100;
const WAIT_MS = 300;

type Props = { label: string; hint: string; value: string; onSearch: (sought: string) => void };

/** Asks once typing has paused. */
export function SearchField({ label, hint, value, onSearch }: Props) {
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    const sought = typed.trim();
    if (sought === value) return;
    const timer = setTimeout(() => onSearch(sought), WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <label className="grid w-full gap-1 sm:w-80">
      <span className="font-bold">{label}</span>
      <input
        type="search"
        value={typed}
        maxLength={SEARCH_MAX}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={hint}
        autoComplete="off"
        className="min-h-11 w-full respaldo-s border-[1.5px] border-b-2 border-borde border-b-tinta bg-papel px-3"
      />
    </label>
  );
}
