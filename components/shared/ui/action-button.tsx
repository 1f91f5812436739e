import { SubmitButton } from './submit-button';

type Props = {
  id: string;
  /** Answers with a redirect, with or without JavaScript. */
  action: (formData: FormData) => Promise<void>;
  token: string;
  label: string;
  pending: string;
  look?: 'solid' | 'line';
};

/** Opening a page, as mail filters do, changes nothing; this button does. */
export function ActionButton({ id, action, token, ...button }: Props) {
  return (
    <form id={id} action={action}>
      <input type="hidden" name="token" value={token} />
      <SubmitButton {...button} />
    </form>
  );
}
