import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { formatEuros } from '../../lib/shared/money';
import { arrow, document, type Html, madridTime, pageHeaders } from '../page';
import type { SessionRecord } from '../records';
import type { Env, Sandbox } from '../sandbox';
import { type CardErrors, type CardForm, checkCard, TEST_CARDS } from './card';
import { totalOf } from './objects';
import { completeSession, declinePayment, findSession } from './sessions';

const EMPTY_FORM: CardForm = { email: '', number: '', expiry: '', cvc: '', name: '' };
const DECLINED = 'Tu tarjeta ha sido rechazada.';

type Filled = { form: CardForm; errors: CardErrors; alert: string | null };

/** Stripe's hosted payment page: /pay/{sessionId}. Works without JavaScript. */
export function payPage(sandbox: Sandbox): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/:id', (c) => {
    const session = known(sandbox, c.req.param('id'));
    if (!session) return unknownPayment(c);
    if (session.status !== 'open') return closedPayment(c, session);
    return openPayment(c, session, { form: EMPTY_FORM, errors: {}, alert: null });
  });
  app.post('/:id', async (c) => {
    const form = await readForm(c);
    const session = known(sandbox, c.req.param('id'));
    if (!session) return unknownPayment(c);
    // A second submission of a paid session redirects like the first.
    if (session.status === 'complete') return c.redirect(address(session.successUrl, session), 303);
    if (session.status === 'expired') return closedPayment(c, session);
    return pay(c, sandbox, session, form);
  });
  return app;
}

function pay(c: Context<Env>, sandbox: Sandbox, session: SessionRecord, form: CardForm): Response | Promise<Response> {
  const check = checkCard(form, session.customerEmail, new Date(sandbox.now()));
  if (!check.ok) {
    return openPayment(c, session, { form, errors: check.errors, alert: 'Revisa los datos marcados.' }, 422);
  }
  if (check.outcome === 'declined') {
    declinePayment(sandbox, session.id, check.given);
    const errors = { number: 'El banco no acepta esta tarjeta: prueba con otra.' };
    return openPayment(c, session, { form, errors, alert: DECLINED }, 402);
  }
  completeSession(sandbox, session.id, check.outcome === 'paid' ? 'paid' : 'unpaid', check.given);
  return c.redirect(address(session.successUrl, session), 303);
}

function known(sandbox: Sandbox, id: string): SessionRecord | null {
  return sandbox.state.get('sessions', id) ? findSession(sandbox, id) : null;
}

async function readForm(c: Context<Env>): Promise<CardForm> {
  const given = new URLSearchParams(await c.req.text());
  const field = (name: keyof CardForm) => (given.get(name) ?? '').slice(0, 200);
  return {
    email: field('email'),
    number: field('number'),
    expiry: field('expiry'),
    cvc: field('cvc'),
    name: field('name'),
  };
}

/** As Stripe does, replaces the template by the session's id. */
function address(url: string, session: SessionRecord): string {
  return url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

const notice = html`<p><b>Página de pago simulada, no se cobra nada.</b> Hace el papel de Stripe en desarrollo y en la demostración.</p>`;

function openPayment(c: Context<Env>, session: SessionRecord, filled: Filled, status: ContentfulStatusCode = 200) {
  const title = `Pagar ${formatEuros(totalOf(session))}`;
  const main = html`<div class="pago">
<h1>Pago con tarjeta</h1>
<div class="lado">${summary(session)}${cardsToTry()}</div>
<form method="post" action="/pay/${session.id}" novalidate>
${filled.alert ? html`<p class="alerta" role="alert">${filled.alert}</p>` : ''}
<div class="campos">${fields(session, filled)}</div>
<div class="acciones">
<button class="boton" type="submit">${title} ${arrow}</button>
${session.cancelUrl ? html`<a class="enlace" href="${address(session.cancelUrl, session)}">Cancelar y volver</a>` : ''}
</div>
</form>
</div>`;
  const page = { title: filled.alert ? `Error: ${title}` : title, notice, main };
  // Browsers apply form-action to the redirect after a form submission as well.
  return c.html(document(page), status, pageHeaders([new URL(session.successUrl).origin]));
}

function fields(session: SessionRecord, filled: Filled): Html {
  const email = session.customerEmail
    ? html`<p class="campo"><span class="etiqueta">Correo electrónico</span>${session.customerEmail}</p>`
    : field(filled, 'email', 'Correo electrónico', { type: 'email', autocomplete: 'email', inputmode: 'email' });
  const digits = { type: 'text', inputmode: 'numeric' };
  return html`${email}
${field(filled, 'number', 'Número de tarjeta', { ...digits, autocomplete: 'cc-number', hint: 'Las 16 cifras del anverso' })}
${field(filled, 'expiry', 'Caducidad (MM/AA)', { ...digits, autocomplete: 'cc-exp', half: true })}
${field(filled, 'cvc', 'CVC', { ...digits, autocomplete: 'cc-csc', half: true })}
${field(filled, 'name', 'Titular', { type: 'text', inputmode: 'text', autocomplete: 'cc-name' })}`;
}

type FieldKind = { type: string; inputmode: string; autocomplete: string; hint?: string; half?: boolean };

function field({ form, errors }: Filled, name: keyof CardForm, label: string, kind: FieldKind): Html {
  const error = errors[name];
  const first = Object.keys(errors)[0] === name;
  const described = [kind.hint && `${name}-ayuda`, error && `${name}-error`].filter(Boolean).join(' ');
  // The card's code is never echoed.
  const value = name === 'cvc' ? '' : form[name];
  return html`<div class="${kind.half ? 'campo medio' : 'campo'}">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${kind.type}" inputmode="${kind.inputmode}" autocomplete="${kind.autocomplete}" value="${value}" maxlength="200" required${described ? html` aria-describedby="${described}"` : ''}${error ? html` aria-invalid="true"` : ''}${first ? html` autofocus` : ''}>
${kind.hint ? html`<p class="nota ayuda" id="${name}-ayuda">${kind.hint}</p>` : ''}
${error ? html`<p class="fallo" id="${name}-error">${error}</p>` : ''}
</div>`;
}

function summary(session: SessionRecord): Html {
  const items = session.lineItems.map(
    ({ name, description, quantity }) =>
      html`<li><h3>${quantity > 1 ? `${quantity} × ` : ''}${name}</h3>${description ? html`<p>${description}</p>` : ''}</li>`,
  );
  return html`<section class="resumen" aria-labelledby="compra">
<h2 id="compra">Tu compra</h2>
<ul>${items}</ul>
<p class="total"><span>Total</span><b>${formatEuros(totalOf(session))}</b></p>
<p class="plazo">Puedes pagar hasta el ${madridTime(new Date(session.expiresAt * 1000))}.</p>
</section>`;
}

function cardsToTry(): Html {
  const rows = TEST_CARDS.map(({ number, says }) => html`<div class="fila"><dt>${number}</dt><dd>${says}</dd></div>`);
  return html`<section class="tarjetas" aria-labelledby="prueba">
<h2 id="prueba">Tarjetas de prueba</h2>
<dl>${rows}</dl>
<p class="nota ayuda">Con cualquier caducidad futura, CVC y titular.</p>
</section>`;
}

function closedPayment(c: Context<Env>, session: SessionRecord): Response | Promise<Response> {
  const expired = session.status === 'expired';
  const promised = session.paymentStatus === 'unpaid';
  const text = expired
    ? { title: 'Este pago ha caducado', lead: 'El plazo para pagar se acabó y no se ha cobrado nada.' }
    : promised
      ? {
          title: 'Este pago está en camino',
          lead: 'El banco lo confirmará más tarde: no hace falta que pagues otra vez.',
        }
      : { title: 'Este pago ya está hecho', lead: 'No hace falta que pagues otra vez.' };
  const back = expired ? (session.cancelUrl ?? session.successUrl) : session.successUrl;
  const main = html`<h1>${text.title}</h1>
<p class="lead">${text.lead}</p>
<p class="acciones"><a class="boton" href="${address(back, session)}">Volver a la tienda ${arrow}</a></p>`;
  return c.html(document({ title: text.title, notice, main }), expired ? 410 : 200, pageHeaders());
}

function unknownPayment(c: Context<Env>): Response | Promise<Response> {
  const title = 'No encontramos este pago';
  const main = html`<h1>${title}</h1>
<p class="lead">La dirección no corresponde a ninguna sesión de pago. Vuelve a la tienda y empieza de nuevo.</p>`;
  return c.html(document({ title, notice, main }), 404, pageHeaders());
}
