import { useTranslations } from 'next-intl';
import { ActionDialog } from '@/components/private/desk/dialogs/action-dialog';
import { TextField } from '@/components/shared/ui/field';
import { ADDRESS_MAX, CITY_MAX, INVOICE_NAME_MAX, POSTAL_CODE_MAX, TAX_ID_MAX } from '@/lib/orders/invoice/limits';
import type { InvoiceField } from '@/lib/orders/invoice/schema';
import { type DialogProps, orderActionsApi, useOrderAction } from './order-actions-api';

const FIELDS = [
  { name: 'name', max: INVOICE_NAME_MAX },
  { name: 'taxId', max: TAX_ID_MAX },
  { name: 'address', max: ADDRESS_MAX },
  { name: 'postalCode', max: POSTAL_CODE_MAX },
  { name: 'city', max: CITY_MAX },
] as const;

export function InvoiceDialog(props: DialogProps) {
  const t = useTranslations('DeskOrders.invoice');
  const { order, onClose } = props;
  const { send, call } = useOrderAction(orderActionsApi.post('/:id/invoice', { param: { id: order.id } }), props);
  const valuesIn = (form: FormData) =>
    Object.fromEntries(FIELDS.map(({ name }) => [name, String(form.get(name))])) as Record<InvoiceField, string>;
  return (
    <ActionDialog
      title={t('title')}
      submit={t('submit')}
      onSubmit={(form) => send(valuesIn(form))}
      onClose={onClose}
      call={call}
    >
      {FIELDS.map(({ name, max }) => (
        <TextField
          key={name}
          id={`factura-${name}`}
          name={name}
          label={t(name)}
          maxLength={max}
          autoComplete="off"
          defaultValue={order.invoice?.[name] ?? (name === 'name' ? order.name : '')}
          error={call.error?.fields[name]}
        />
      ))}
      <p className="text-nota text-tinta-2">{t('mail')}</p>
    </ActionDialog>
  );
}
