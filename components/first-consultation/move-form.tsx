'use client';

import { useTranslations } from 'next-intl';
import { useFormStatus } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { type FreeHours, HourPicker } from './hour-picker';

type Props = {
  /** Answers with a redirect, with or without JavaScript. */
  action: (formData: FormData) => Promise<void>;
  token: string;
  hours: FreeHours;
};

export function MoveForm({ action, token, hours }: Props) {
  return (
    <form id="cambiar" action={action}>
      <input type="hidden" name="token" value={token} />
      <HourPicker hours={hours} error={undefined} />
      <Submit />
    </form>
  );
}

function Submit() {
  const t = useTranslations('FirstConsultation.appointment');
  const { pending } = useFormStatus();
  return (
    <Button type="submit" disabled={pending} className="mt-8 max-sm:w-full">
      {pending ? t('moving') : t('move')}
      {pending && <Spinner />}
    </Button>
  );
}
