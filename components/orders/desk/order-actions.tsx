import { useTranslations } from 'next-intl';
import { type ComponentType, useState } from 'react';
import { Breakable } from '@/components/private/breakable';
import { ActionDialog } from '@/components/private/desk/dialogs/action-dialog';
import type { Problem } from '@/components/private/problem';
import { SmallButton } from '@/components/private/small-button';
import { formatMoment } from '@/lib/shared/madrid-time';
import { formatEuros } from '@/lib/shared/money';
import { HourDialog, MoveDialog } from './hour-dialogs';
import { InvoiceDialog } from './invoice-dialog';
import { type DialogProps, orderActionsApi, useOrderAction } from './order-actions-api';
import { PreviewedMail } from './previewed-mail';
import { RefundDialog } from './refund-dialog';
import type { ActionId, ShownOrder } from './shown-order';
import { WithdrawalDialog } from './withdrawal-dialog';

const DIALOGS: Record<ActionId, ComponentType<DialogProps>> = {
  move: MoveDialog,
  choose: HourDialog,
  cancel: CancelDialog,
  refund: RefundDialog,
  transfer: TransferDialog,
  resend: ResendDialog,
  invoice: InvoiceDialog,
  withdraw: WithdrawalDialog,
};
const ACTIONS = Object.keys(DIALOGS) as ActionId[];

type Props = {
  order: ShownOrder;
  onOpen: () => void;
  onDone: (action: ActionId) => void;
  onLost: (problem: Problem) => void;
};

/** Only what can be done now. */
export function OrderActions({ order, onOpen, onDone, onLost }: Props) {
  const t = useTranslations('DeskOrders.actions');
  const [action, setAction] = useState<ActionId | null>(null);
  const Dialog = action && DIALOGS[action];
  const close = () => setAction(null);
  const possible = ACTIONS.filter((one) => order.may[one]);
  return (
    <>
      {possible.length === 0 ? (
        <p className="text-tinta-2">{t('nothing')}</p>
      ) : (
        <ul aria-label={t('label')} className="flex flex-wrap gap-3">
          {possible.map((one) => (
            <li key={one}>
              <SmallButton
                onClick={() => {
                  onOpen();
                  setAction(one);
                }}
              >
                {t(one)}
              </SmallButton>
            </li>
          ))}
        </ul>
      )}
      {action && Dialog && (
        <Dialog
          order={order}
          onClose={close}
          onDone={() => {
            close();
            onDone(action);
          }}
          onLost={(problem) => {
            close();
            onLost(problem);
          }}
        />
      )}
    </>
  );
}

function CancelDialog(props: DialogProps) {
  const t = useTranslations('DeskOrders.cancel');
  const { order, onClose } = props;
  const { send, call } = useOrderAction(orderActionsApi.post('/:id/cancel', { param: { id: order.id } }), props);
  const [shown] = useState(order.appointment?.startsAt ?? '');
  return (
    <ActionDialog
      title={t('title')}
      submit={t('submit')}
      look="danger"
      onSubmit={() => send({ shown })}
      onClose={onClose}
      call={call}
    >
      <p>{t('text', { moment: shown && formatMoment(new Date(shown)) })}</p>
      <PreviewedMail orderId={order.id} of="cancellation" />
    </ActionDialog>
  );
}

function ResendDialog(props: DialogProps) {
  const t = useTranslations('DeskOrders.resend');
  const { order, onClose } = props;
  const { send, call } = useOrderAction(orderActionsApi.post('/:id/resend', { param: { id: order.id } }), props);
  return (
    <ActionDialog title={t('title')} submit={t('submit')} onSubmit={() => send({})} onClose={onClose} call={call}>
      <p className="wrap-break-word">
        <Breakable>{t('text', { email: order.email })}</Breakable>
      </p>
    </ActionDialog>
  );
}

function TransferDialog(props: DialogProps) {
  const t = useTranslations('DeskOrders.transfer');
  const { order, onClose } = props;
  const { send, call } = useOrderAction(orderActionsApi.post('/:id/transfer', { param: { id: order.id } }), props);
  const [left] = useState(order.left);
  return (
    <ActionDialog title={t('title')} submit={t('submit')} onSubmit={() => send({ left })} onClose={onClose} call={call}>
      <p>{t('text', { amount: formatEuros(left) })}</p>
      <p className="text-nota text-tinta-2">{t('mail')}</p>
    </ActionDialog>
  );
}
