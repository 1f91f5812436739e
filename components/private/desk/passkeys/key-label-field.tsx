import { useTranslations } from 'next-intl';
import { deviceName } from '@/lib/private/device-name';
import { fieldProblem } from '../../problem';
import { DeskField } from '../desk-field';

type Props = { id: string; error: string | undefined };

/** Of a form whose passkey is to be made: proposes the name of this browser. Its name in the form is `label`. */
export function KeyLabelField({ id, error }: Props) {
  const t = useTranslations('DeskShared.keyLabel');
  return (
    <DeskField
      id={id}
      name="label"
      label={t('label')}
      hint={t('hint')}
      error={error}
      defaultValue={deviceName(navigator.userAgent)}
      maxLength={60}
      autoComplete="off"
    />
  );
}

/** Returns what reads the label of a form. It throws before a device has made a passkey that would then be refused. */
export function useKeyLabel(): (form: FormData) => string {
  const t = useTranslations('DeskShared.keyLabel');
  return (form) => {
    const label = String(form.get('label')).trim();
    if (label) return label;
    throw fieldProblem({ label: t('required') });
  };
}
