/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ContactForm } from '@/components/questions/contact/contact-form';
import { notYetSent } from '@/components/shared/forms/spam-guarded/form-answer';
import { ToastProvider } from '@/components/shared/ui/toast';
import messages from '@/lib/shared/i18n/messages';

const { ContactForm: form, EmailTypo } = messages;
const texts = { ...form, honeypot: 'Deja este campo vacío' };

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});

test('its confirmation takes the place of a form that was sent, which comes back empty', async () => {
  const action = async () => ({
    ...notYetSent,
    outcome: 'sent' as const,
    title: form.sentTitle,
    detail: form.sentDetail,
  });
  render(
    <ToastProvider dismissLabel="Cerrar">
      <ContactForm
        action={action}
        source="contacto"
        context={undefined}
        plans={[]}
        plan=""
        id="contact"
        button="Enviar"
        texts={texts}
        typo={EmailTypo}
        sentences={{}}
        consent=""
      />
    </ToastProvider>,
  );
  const name = screen.getByLabelText<HTMLInputElement>(form.name);
  fireEvent.change(name, { target: { value: 'Lucía Gil' } });
  fireEvent.change(screen.getByLabelText(form.email), { target: { value: 'lucia@correo.example' } });
  await act(async () => fireEvent.submit(name));
  const again = await screen.findByRole('button', { name: form.again }, { timeout: 10_000 });
  expect(name.closest('form')?.hidden).toBe(true);
  expect(document.activeElement?.textContent).toBe(form.sentTitle);
  expect(name.value).toBe('');
  await act(async () => again.click());
  expect(name.closest('form')?.hidden).toBe(false);
  expect(document.activeElement).toBe(name);
  expect(screen.queryByRole('button', { name: form.again })).toBeNull();
});
