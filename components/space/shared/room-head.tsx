import type { ReactNode, Ref } from 'react';

type Props = {
  title: string;
  lead: ReactNode;
  /** For a heading that takes the focus of what is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
};

/** What a room of the open space is for. Its heading has the focus when the room has taken the place of another. */
export function RoomHead({ title, lead, headingRef }: Props) {
  return (
    <div className="max-w-texto">
      <h2 ref={headingRef} tabIndex={-1} className="text-t2 outline-none">
        {title}
      </h2>
      <p className="mt-3">{lead}</p>
    </div>
  );
}
