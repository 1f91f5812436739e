import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { entranceApi } from '@/components/private/desk/entrance-api';
import { confirmWithPasskey } from '@/components/private/desk/passkeys/confirm-with-passkey';
import { touchedOpener } from '@/components/private/desk/passkeys/desk-opener';
import { KeyLabelField, useKeyLabel } from '@/components/private/desk/passkeys/key-label-field';
import { ProblemNote } from '@/components/private/desk/problem-note';
import { isAtAddress, NameNeeded } from '@/components/private/keys/name-needed';
import { createPasskey } from '@/components/private/keys/passkey';
import { SmallButton } from '@/components/private/small-button';
import { useAttempt } from '@/components/private/use-attempt';
import { useCallForm } from '@/components/private/use-call-form';
import { showHeading } from '@/components/shared/browser/show-heading';
import type { KeyStep } from '@/lib/private/staff/accept-invitation';

type Props = { token: string; name: string; isForAnotherKey: boolean };

type Accepted = { keyStep: KeyStep | null };

async function accept(token: string, label: string): Promise<Accepted> {
  const { ceremonyId, options } = await entranceApi.post('/invitation/options')({ token });
  const answer = await createPasskey(options, 'mesa');
  return entranceApi.post('/invitation/accept')({ token, ceremonyId, label, answer });
}

export function InvitationForm({ token, name, isForAnotherKey }: Props) {
  const t = useTranslations('DeskInvitation');
  const labelOf = useKeyLabel();
  const acceptance = useAttempt(async (form: FormData) => accept(token, labelOf(form)), {
    onSuccess: ({ keyStep }) => keyStep ?? enterDesk(),
  });
  const { error, data } = acceptance;
  const form = useCallForm(acceptance, (typed) => acceptance.mutate(typed));
  const label = form.field('label');
  if (data?.keyStep) return <PrepareKey step={data.keyStep} />;
  return (
    <div className="grid max-w-lectura gap-6">
      <div>
        <h1 className="text-t2 wrap-anywhere">{t('title', { name })}</h1>
        <p className="mt-4">{isForAnotherKey ? t('leadAnother') : t('lead')}</p>
      </div>
      {isAtAddress() ? (
        <NameNeeded texts="DeskShared.nameNeeded" />
      ) : (
        <form {...form.props} className="grid max-w-md gap-5">
          <KeyLabelField id={label.id} error={label.error} />
          {error && !label.error && <ProblemNote problem={error} />}
          <p>
            <SmallButton
              look="solid"
              type="submit"
              className="min-h-14 px-6 text-lg"
              disabled={acceptance.isPending || acceptance.isSuccess}
            >
              {acceptance.isPending ? t('creating') : t('create')}
            </SmallButton>
          </p>
          <p className="text-nota text-tinta-2">{t('how')}</p>
        </form>
      )}
    </div>
  );
}

/** The whole page anew: it has a session now. */
function enterDesk(): void {
  location.assign('/mesa');
}

/** The touch tells the server the public half of what this passkey derives, for which colleagues can then give access. */
async function prepare(): Promise<void> {
  await confirmWithPasskey();
  await touchedOpener();
}

/** The end of an enrolment: the touch that prepares the new passkey for what is sealed, or that it cannot be. */
function PrepareKey({ step }: { step: KeyStep }) {
  const t = useTranslations('DeskInvitation.prepare');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => showHeading(heading.current), []);
  const touch = useAttempt(prepare, { onSuccess: enterDesk });
  const isUnderWay = touch.isPending || touch.isSuccess;
  return (
    <div className="grid max-w-lectura gap-6">
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-t2 outline-none">
          {t(`${step}.title`)}
        </h1>
        <p className="mt-4">{t(`${step}.text`)}</p>
        <p className="mt-4">{t(`${step}.then`)}</p>
      </div>
      {touch.error && <ProblemNote problem={touch.error} />}
      <p className="flex flex-wrap items-center gap-3">
        {step === 'touch' && (
          <SmallButton
            look="solid"
            className="min-h-14 px-6 text-lg"
            isBusy={isUnderWay}
            onClick={() => touch.mutate()}
          >
            {t(isUnderWay ? 'touch.busy' : 'touch.submit')}
          </SmallButton>
        )}
        <SmallButton look={step === 'touch' ? 'line' : 'solid'} className="min-h-14 px-6 text-lg" onClick={enterDesk}>
          {t(`${step}.enter`)}
        </SmallButton>
      </p>
    </div>
  );
}
