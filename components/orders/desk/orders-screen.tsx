'use client';

import { useSearchParams } from 'next/navigation';
import { OrderList } from './order-list';
import { readAddress } from './order-path';
import { OrderScreen } from './order-screen';

/** The list, or the order that the address names. */
export function OrdersScreen() {
  const search = useSearchParams();
  const address = readAddress(new URLSearchParams(search));
  return address.order ? (
    <OrderScreen key={address.order} id={address.order} back={{ ...address, order: null }} />
  ) : (
    <OrderList address={address} />
  );
}
