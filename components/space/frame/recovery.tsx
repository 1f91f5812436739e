import { useTranslations } from 'next-intl';
import { Notice } from '@/components/shared/ui/notice';
import type { Identity, Recipient } from '@/lib/private/sealing/identity';
import { KeySetup } from '../creation/key-setup';
import { spaceFetch } from '../shared/space-fetch';

type Props = { space: Identity; recipient: Recipient; onDone: () => void };

/** All that the recovery key is for: new keys in the place of those that were lost, and another recovery key. */
export function Recovery({ space, recipient, onDone }: Props) {
  const t = useTranslations('SpaceFrame.recovery');
  return (
    <div className="grid gap-6">
      <Notice className="max-w-texto">{t('note')}</Notice>
      <KeySetup
        space={space}
        recipient={recipient}
        ticket={null}
        submit={t('submit')}
        take={async (keys) => {
          await spaceFetch('/recovered', { method: 'PUT', body: keys });
          onDone();
        }}
      />
    </div>
  );
}
