import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { DeskButton } from '@/components/private/desk/desk-button';
import { FaultNote } from '@/components/private/desk/fault-note';
import { confirmWithPasskey } from '@/components/private/desk/passkeys/confirm-with-passkey';
import { touchedOpener } from '@/components/private/desk/passkeys/desk-opener';
import { orFault, type PrivateFault } from '@/components/private/private-fault';
import { showHeading } from '@/components/shared/browser/show-heading';
import type { KeyStep } from '@/lib/private/staff/accept-invitation';

/** The whole page anew: it has a session now. */
export function enterDesk(): void {
  location.assign('/mesa');
}

/** The touch tells the server the public half of what this passkey derives, for which colleagues can then give access. */
async function prepare(): Promise<void> {
  await confirmWithPasskey();
  await touchedOpener();
}

/** The end of an enrolment: the touch that prepares the new passkey for what is sealed, or that it cannot be. */
export function PrepareKey({ step }: { step: KeyStep }) {
  const t = useTranslations('DeskInvitation.prepare');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => showHeading(heading.current), []);
  const touch = useMutation<void, PrivateFault>({
    mutationFn: () => orFault(prepare()),
    networkMode: 'always',
    onSuccess: enterDesk,
  });
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
      {touch.error && <FaultNote fault={touch.error} />}
      <p className="flex flex-wrap items-center gap-3">
        {step === 'touch' && (
          <DeskButton
            className="min-h-14 px-6 text-lg"
            aria-disabled={isUnderWay}
            onClick={() => isUnderWay || touch.mutate()}
          >
            {t(isUnderWay ? 'touch.busy' : 'touch.submit')}
          </DeskButton>
        )}
        <DeskButton look={step === 'touch' ? 'line' : 'solid'} className="min-h-14 px-6 text-lg" onClick={enterDesk}>
          {t(`${step}.enter`)}
        </DeskButton>
      </p>
    </div>
  );
}
