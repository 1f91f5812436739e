import { Fragment } from 'react';

/** Behind each of these a long address may go on in the next line. */
const JOINTS = /(?<=[@./])(?=[^\s@./])/;

/** Text that may name an address, which breaks behind @, a dot or a slash instead of inside a word. What is copied of it has no more in it. */
export function Breakable({ children: text }: { children: string }) {
  return text.split(/((?<!\S)\S*@\S+|https?:\/\/\S+)/).map((part, at) => {
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
