/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { ProductGrid } from '@/components/site/services/product-grid';
import type { CatalogProduct } from '@/lib/orders/catalog/find-products';
import { withTexts } from '@/tests/support/pages/with-texts';

const plan: CatalogProduct = {
  id: '0',
  name: 'Plan familiar',
  slug: 'plan-familiar',
  description: 'Las cuentas de casa.',
  category: 'familia',
  price: 30_000,
  priceMax: 60_000,
  priceType: 'range',
  features: ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis'],
  requiresBooking: true,
  bookingDuration: 90,
  delivered: 'El plan por escrito',
  deliveryDays: 5,
};

function renderGrid(...products: CatalogProduct[]) {
  render(withTexts(<ProductGrid products={products} />));
  return within(screen.getByRole('article'));
}

test('a card leads to the checkout of its product by a link that names it', () => {
  const card = renderGrid(plan);
  expect(card.getByRole('link', { name: 'Reservar Plan familiar' }).getAttribute('href')).toBe(
    '/checkout/plan-familiar',
  );
  expect(card.getByRole('heading', { name: 'Plan familiar' })).toBeTruthy();
});

test('a card shows four features and counts the others', () => {
  const items = renderGrid(plan).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Uno', 'Dos', 'Tres', 'Cuatro', '+ 2 características más']);
});

test('four features are shown without a count', () => {
  const items = renderGrid({ ...plan, features: plan.features.slice(0, 4) }).getAllByRole('listitem');
  expect(items).toHaveLength(4);
});

test('a card says how long the appointment lasts, or that there is none', () => {
  expect(renderGrid(plan).getByText(/Cita de 90 minutos, online o en Madrid/)).toBeTruthy();
});

test('a product without appointment says so', () => {
  const card = renderGrid({ ...plan, requiresBooking: false });
  expect(card.queryByText(/Cita de/)).toBeNull();
  expect(card.queryByText(/PDF/)).toBeNull();
  expect(card.getByRole('link', { name: 'Contratar Plan familiar' })).toBeTruthy();
});

test('a product that consists of files says that they are downloaded', () => {
  const card = renderGrid({ ...plan, requiresBooking: false, deliveryDays: null });
  expect(card.getByText(/PDF para descargar al pagar/)).toBeTruthy();
});
