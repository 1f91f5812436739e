import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionDialog } from '@/components/private/desk/dialogs/action-dialog';
import { fieldProblem } from '@/components/private/problem';
import { TextField } from '@/components/shared/ui/field';
import { type NumberErrorReason, readNumber } from '@/lib/calculators/input/number-input';
import { formatEuros, plainEuros } from '@/lib/shared/money';
import { type DialogProps, orderActionsApi, useOrderAction } from './order-actions-api';
import { PreviewedMail } from './previewed-mail';
import { useSettled } from './use-settled';

/** More than any order, in cents: figures are read before they are compared with what is left. */
const AMOUNT_MAX = 100_000_00;

/** A refused amount stays in its field. `left` is what the screen showed when the dialog was opened. */
export function RefundDialog(props: DialogProps) {
  const t = useTranslations('DeskOrders.refund');
  const { order, onClose } = props;
  const { send, call } = useOrderAction(orderActionsApi.post('/:id/refund', { param: { id: order.id } }), props);
  const [left] = useState(order.left);
  const [typed, setTyped] = useState(plainEuros(left));
  const reading = readNumber(typed, { decimals: 2, min: 1, max: AMOUNT_MAX });
  const amount = reading.ok ? reading.value : null;
  const settled = useSettled(amount);

  const tooMuch = () => t('tooMuch', { left: formatEuros(left) });

  function refusal(reason: NumberErrorReason) {
    if (reason === 'above') return tooMuch();
    return t(reason === 'decimals' ? 'decimals' : 'unreadable');
  }

  function submit() {
    if (!reading.ok) throw fieldProblem({ amount: refusal(reading.reason) });
    if (reading.value > left) throw fieldProblem({ amount: tooMuch() });
    send({ amount: reading.value, left });
  }

  return (
    <ActionDialog
      title={t('title')}
      submit={amount ? t('submit', { amount: formatEuros(amount) }) : t('submitNothing')}
      look="danger"
      onSubmit={submit}
      onClose={onClose}
      call={call}
    >
      {({ field }) => (
        <>
          <TextField
            {...field('amount', 'importe')}
            label={t('amount')}
            hint={t('left', { left: formatEuros(left) })}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p>{t(amount === left ? 'whole' : 'part')}</p>
          {settled !== null && <PreviewedMail orderId={order.id} of="refund" values={{ amount: `${settled}` }} />}
        </>
      )}
    </ActionDialog>
  );
}
