import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { SmallButton } from '@/components/private/small-button';
import type { Problem } from '../../problem';
import { AccessNote } from '../access/access-note';
import { ProblemNote } from '../problem-note';

type Props = {
  /** What is sealed, and what opening it entails. */
  text: string;
  opening: { isOpening: boolean; problem: Problem | null; open: () => void };
};

/** In the place of what is sealed. */
export function SealedNote({ text, opening: { isOpening, problem, open } }: Props) {
  const t = useTranslations('DeskShared.sealed');
  const isRefused = problem?.code === 'key_without_access';
  return (
    <div className="grid max-w-lectura gap-4">
      <p className="border-l-4 border-azafran pl-4">{text}</p>
      <AccessNote isRefused={isRefused} />
      {problem && !isRefused && <ProblemNote problem={problem} />}
      {isRefused && (
        <p>
          <Link prefetch={false} href="/mesa/llave" className="enlace">
            {t('toKey')}
          </Link>
        </p>
      )}
      <p>
        <SmallButton look="solid" isBusy={isOpening} onClick={open}>
          {t(isOpening ? 'opening' : 'open')}
        </SmallButton>
      </p>
    </div>
  );
}
