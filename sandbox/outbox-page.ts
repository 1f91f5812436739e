import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { document, type Html, madridTime, pageHeaders } from './page';
import type { EmailRecord } from './records';
import type { Env, Sandbox } from './sandbox';

const MAX_LISTED = 200;

const notice = html`<p><b>Bandeja de salida simulada, no se envía nada.</b> Aquí queda cada correo que la aplicación manda en desarrollo y en la demostración.</p>`;

/** Every e-mail that was sent, at / and /outbox/{id}. */
export function outboxPage(sandbox: Sandbox): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/', (c) => {
    const title = 'Bandeja de salida';
    return c.html(document({ title, notice, main: list(title, sandbox.state.all('emails')) }), 200, pageHeaders());
  });
  app.get('/outbox/:id', (c) => withEmail(c, sandbox, (email) => letter(c, email)));
  app.get('/outbox/:id/html', (c) => withEmail(c, sandbox, (email) => letterHtml(c, email)));
  app.get('/outbox/:id/attachments/:index', (c) => withEmail(c, sandbox, (email) => attachment(c, email)));
  return app;
}

type Answer = Response | Promise<Response>;

function withEmail(c: Context<Env>, sandbox: Sandbox, show: (email: EmailRecord) => Answer): Answer {
  const email = sandbox.state.get('emails', c.req.param('id') ?? '');
  return email ? show(email) : notFound(c);
}

function notFound(c: Context<Env>): Answer {
  const title = 'No encontramos este correo';
  const main = html`<h1>${title}</h1><p class="acciones"><a class="enlace" href="/">Volver a la bandeja de salida</a></p>`;
  return c.html(document({ title, notice, main }), 404, pageHeaders());
}

function list(title: string, emails: EmailRecord[]): Html {
  if (emails.length === 0) {
    return html`<h1>${title}</h1><p class="lead">Todavía no ha salido ningún correo.</p>`;
  }
  const newestFirst = emails.toReversed().slice(0, MAX_LISTED);
  const left = emails.length - newestFirst.length;
  return html`<h1>${title}</h1>
<ol class="correos">${newestFirst.map(row)}</ol>
${left > 0 ? html`<p class="nota parte">Y ${left} más antiguos, que no se muestran.</p>` : ''}`;
}

function row(email: EmailRecord): Html {
  const count = email.attachments.length;
  const attached = count === 0 ? '' : ` · ${count === 1 ? 'un adjunto' : `${count} adjuntos`}`;
  return html`<li class="correo"><a href="/outbox/${email.id}">
<b>${email.subject || '(sin asunto)'}</b>
<span>Para ${email.to.join(', ')}${attached}</span>
<span>${madridTime(new Date(email.createdAt))}</span>
</a></li>`;
}

function letter(c: Context<Env>, email: EmailRecord): Answer {
  const main = html`<p><a class="enlace" href="/">Volver a la bandeja de salida</a></p>
<h1 class="parte">${email.subject || '(sin asunto)'}</h1>
<dl class="ficha">${facts(email).map(([name, value]) => html`<div class="fila"><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
${attachments(email)}
${email.html === null ? '' : html`<section class="parte"><h2>Vista HTML</h2><iframe src="/outbox/${email.id}/html" title="Vista HTML del correo" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></section>`}
${email.text === null ? '' : html`<section class="parte"><h2>Texto sin formato</h2><pre tabindex="0" aria-label="Texto sin formato">${email.text}</pre></section>`}`;
  return c.html(document({ title: email.subject || 'Correo sin asunto', notice, main }), 200, pageHeaders());
}

function facts(email: EmailRecord): [string, string][] {
  const all: [string, string][] = [
    ['De', email.from],
    ['Para', email.to.join(', ')],
    ['Copia', email.cc.join(', ')],
    ['Copia oculta', email.bcc.join(', ')],
    ['Responder a', email.replyTo.join(', ')],
    ['Enviado', madridTime(new Date(email.createdAt))],
    ['Programado', email.scheduledAt ?? ''],
    ...Object.entries(email.headers),
    ['Etiquetas', email.tags.map(({ name, value }) => `${name}: ${value}`).join(', ')],
    ['Clave de idempotencia', email.idempotencyKey ?? ''],
  ];
  return all.filter(([, value]) => value !== '');
}

function attachments(email: EmailRecord): Html | '' {
  if (email.attachments.length === 0) return '';
  const rows = email.attachments.map(
    ({ filename, contentType, content }, index) =>
      html`<li class="adjunto"><a class="enlace" href="/outbox/${email.id}/attachments/${index}" download="${filename}">${filename}</a> <span class="nota">${contentType}, ${kilobytes(content)}</span></li>`,
  );
  return html`<section class="parte"><h2>Adjuntos</h2><ul>${rows}</ul></section>`;
}

function kilobytes(base64: string): string {
  const bytes = Buffer.byteLength(base64, 'base64');
  return bytes < 1024 ? `${bytes} bytes` : `${Math.ceil(bytes / 1024)} kB`;
}

/** The HTML of the e-mail without scripts; its links open in a new window. */
function letterHtml(c: Context<Env>, email: EmailRecord): Answer {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data: http://localhost:* http://127.0.0.1:*',
    "frame-ancestors 'self'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ];
  const headers = { ...pageHeaders(), 'Content-Security-Policy': policy.join('; ') };
  return c.html(withLinksOutside(email.html ?? ''), 200, headers);
}

function withLinksOutside(letter: string): string {
  const base = '<base target="_blank">';
  return /<head[^>]*>/i.test(letter) ? letter.replace(/<head[^>]*>/i, (head) => head + base) : base + letter;
}

function attachment(c: Context<Env>, email: EmailRecord): Answer {
  const found = email.attachments[Number(c.req.param('index'))];
  if (!found) return notFound(c);
  return c.body(Buffer.from(found.content, 'base64'), 200, {
    'Content-Type': found.contentType,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found.filename)}`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
}
