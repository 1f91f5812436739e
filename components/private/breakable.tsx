import { Fragment } from 'react';

/** Behind each of these a long address or code may go on in the next line. */
const JOINTS = /(?<=[@./-])(?=[^\s@./-])/;

/** Text that may name an address or a code in groups, which break behind @, a dot, a slash or a group. What is copied of it has no more in it. */
export function Breakable({ children: text }: { children: string }) {
  return text.split(/((?<!\S)\S*@\S+|https?:\/\/\S+|[\dA-Z]{4}(?:-[\dA-Z]{4})+)/).map((part, at) => {
    const key = `${at} ${part}`;
    if (at % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    return part.split(JOINTS).map((piece, number) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text, never reordered
      <Fragment key={`${key} ${number}`}>
        {number > 0 && <wbr />}
        <span>{piece}</span>
      </Fragment>
    ));
  });
}

/** A code that people compare, in groups. */
export function Code({ children, className = '' }: { children: string; className?: string }) {
  return (
    <span className={`tabular-nums ${className}`}>
      <Breakable>{children}</Breakable>
    </span>
  );
}
