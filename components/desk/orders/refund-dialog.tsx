import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextField } from '@/components/ui/field';
import { formatEuros, plainEuros } from '@/lib/money';
import { ActionDialog } from '../shared/dialogs/action-dialog';
import type { DialogProps } from './dialog-props';
import { parseEuros } from './parse-euros';
import { PreviewedMail } from './previewed-mail';
import { useOrderAction } from './use-order-action';
import { useSettled } from './use-settled';

/** A refused amount stays in its field. `left` is what the screen showed when the dialog was opened. */
export function RefundDialog(props: DialogProps) {
  const t = useTranslations('DeskOrders.refund');
  const { order, onClose } = props;
  const { send, ...state } = useOrderAction<{ amount: number; left: number }>('refund', props);
  const [left] = useState(order.left);
  const [typed, setTyped] = useState(plainEuros(left));
  const [error, setError] = useState<string>();
  const amount = parseEuros(typed);
  const settled = useSettled(amount);

  function submit() {
    if (amount === null || amount === 0) return setError(t('unreadable'));
    if (amount > left) return setError(t('tooMuch', { left: formatEuros(left) }));
    setError(undefined);
    send({ amount, left });
  }

  return (
    <ActionDialog
      title={t('title')}
      submit={amount ? t('submit', { amount: formatEuros(amount) }) : t('submitNothing')}
      look="danger"
      onSubmit={submit}
      onClose={onClose}
      {...state}
    >
      <TextField
        id="importe"
        name="amount"
        label={t('amount')}
        hint={t('left', { left: formatEuros(left) })}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p>{t(amount === left ? 'whole' : 'part')}</p>
      {settled !== null && settled > 0 && settled <= left && (
        <PreviewedMail orderId={order.id} of="refund" values={{ amount: `${settled}` }} />
      )}
    </ActionDialog>
  );
}
