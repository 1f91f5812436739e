import { useTranslations } from 'next-intl';
import { type ComponentType, useState } from 'react';
import { DeskButton } from '@/components/private/desk/desk-button';
import type { PrivateFault } from '@/components/private/private-fault';
import { CancelDialog } from './cancel-dialog';
import type { DialogProps } from './dialog-props';
import { HourDialog } from './hour-dialog';
import { InvoiceDialog } from './invoice-dialog';
import { MoveDialog } from './move-dialog';
import { RefundDialog } from './refund-dialog';
import { ResendDialog } from './resend-dialog';
import type { ActionId, ShownOrder } from './shown-order';
import { TransferDialog } from './transfer-dialog';
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
  onLost: (fault: PrivateFault) => void;
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
              <DeskButton
                look="line"
                onClick={() => {
                  onOpen();
                  setAction(one);
                }}
              >
                {t(one)}
              </DeskButton>
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
          onLost={(fault) => {
            close();
            onLost(fault);
          }}
        />
      )}
    </>
  );
}
