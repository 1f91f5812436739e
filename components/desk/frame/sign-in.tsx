import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { entranceApi } from '@/components/private/desk/entrance-api';
import { rememberTouch } from '@/components/private/desk/passkeys/desk-opener';
import { ProblemNote } from '@/components/private/desk/problem-note';
import { isAtAddress, NameNeeded } from '@/components/private/keys/name-needed';
import { touchPasskey } from '@/components/private/keys/passkey';
import { SmallButton } from '@/components/private/small-button';
import { useAttempt } from '@/components/private/use-attempt';
import { showHeading } from '@/components/shared/browser/show-heading';
import { Spinner } from '@/components/shared/ui/spinner';
import type { StaffPerson } from '@/lib/private/desk-log/staff-member';
import { DemonstrationEntry } from './demonstration-entry';

type Props = {
  onEntered: (staff: StaffPerson) => void;
  /** A session has been here and has ended. */
  isBack: boolean;
  hasDemonstration: boolean;
};

async function signIn(): Promise<StaffPerson> {
  const { ceremonyId, options } = await entranceApi.post('/sign-in/options')({});
  const touch = await touchPasskey(options, 'mesa');
  const { staff } = await entranceApi.post('/sign-in')({ ceremonyId, answer: touch.answer });
  rememberTouch(touch);
  return staff;
}

/** With a passkey; there is nothing to type. */
export function SignIn({ onEntered, isBack, hasDemonstration }: Props) {
  const t = useTranslations('DeskEntry');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isBack) showHeading(heading.current);
  }, [isBack]);
  const entry = useAttempt(signIn, { onSuccess: onEntered });
  return (
    <div className="grid max-w-lectura gap-6">
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-t2 outline-none">
          {isBack ? t('closedTitle') : t('title')}
        </h1>
        <p className="mt-4">{isBack ? t('closedLead') : t('lead')}</p>
      </div>
      {isAtAddress() ? (
        <NameNeeded texts="DeskShared.nameNeeded" />
      ) : (
        <>
          {entry.error && <ProblemNote problem={entry.error} />}
          <p>
            <SmallButton
              look="solid"
              className="min-h-14 px-6 text-lg"
              disabled={entry.isPending}
              onClick={() => entry.mutate()}
            >
              {entry.isPending ? t('entering') : t('enter')}
              {entry.isPending && <Spinner />}
            </SmallButton>
          </p>
          <p className="text-nota text-tinta-2">{t('noKey')}</p>
        </>
      )}
      {hasDemonstration && <DemonstrationEntry onEntered={onEntered} />}
    </div>
  );
}
