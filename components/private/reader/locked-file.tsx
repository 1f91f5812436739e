import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { TextField } from '@/components/shared/ui/field';
import { SmallButton } from '../small-button';

type Props = { isWrong: boolean; onPassword: (password: string) => void };

/** Asks for the password of a file. */
export function LockedFile({ isWrong, onPassword }: Props) {
  const t = useTranslations('FileReader');
  const id = useId();
  return (
    <form
      className="grid max-w-lectura gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onPassword(String(new FormData(event.currentTarget).get('password')));
      }}
    >
      <p role="status">{t('locked')}</p>
      <TextField
        id={id}
        name="password"
        type="password"
        autoComplete="off"
        autoFocus
        required
        label={t('password')}
        error={isWrong ? t('wrong') : undefined}
      />
      <p>
        <SmallButton type="submit" look="solid">
          {t('unlock')}
        </SmallButton>
      </p>
    </form>
  );
}
