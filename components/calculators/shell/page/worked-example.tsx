import { Still } from '@/components/shared/ui/still';

/** Shown in the place of a result without JavaScript. */
export function WorkedExample({ sentences }: { sentences: readonly string[] }) {
  return (
    <Still>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Still>
  );
}
