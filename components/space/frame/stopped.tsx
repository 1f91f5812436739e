import { useTranslations } from 'next-intl';
import { Notice } from '@/components/shared/ui/notice';
import { FaultText } from '../shared/fault-text';
import { SmallButton } from '../shared/small-button';
import { localFault } from '../shared/space-fault';
import { StepHeading } from '../shared/step-heading';
import { writeLink } from '../shared/write-link';

type Props = {
  /** `other`: the server names another space than the one that was open here. `exchanged`: a key's wrap is not of the space that it was. */
  why: 'other' | 'exchanged';
  onGoOn: () => void;
};

/** Tells the owner not to go on. The ways in come after it, so that none of them is the first thing to press. */
export function Stopped({ why, onGoOn }: Props) {
  const t = useTranslations('SpaceEntry.closed');
  return (
    <div className="grid max-w-texto justify-items-start gap-6">
      <StepHeading>{t('other.title')}</StepHeading>
      <Notice tone="error">
        {why === 'exchanged' ? (
          <FaultText fault={localFault('space_exchanged')} />
        ) : (
          <p>{t.rich('other.text', { write: writeLink })}</p>
        )}
      </Notice>
      <SmallButton look="quiet" onClick={onGoOn}>
        {t('goOn')}
      </SmallButton>
    </div>
  );
}
