import { type PagePath, pages } from '@/lib/shared/seo/pages';
import { advice } from '../../support/pages/catalogue';
import { allowing, expect, test } from '../../support/pages/test';

const fixed = Object.keys(pages) as PagePath[];
const orderPages = ['/payment-success', '/payment-canceled', '/payment-success-popup', '/payment-canceled-popup'];
const checkout = `/checkout/${advice.slug}`;
const article = '/blog/errores-comunes-presupuesto-personal';
const every = [...fixed, article, checkout, ...orderPages, '/no-existe'];

type Directives = Map<string, string[]>;

function directivesOf(policy: string): Directives {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
}

/** What Mozilla's HTTP Observatory gives beyond its hundred points, for the rules that a server can meet by itself. */
function observatoryBonus(headers: Record<string, string>, html: string): number {
  const policy = directivesOf(headers['content-security-policy'] ?? '');
  const unsafe = [...policy.values()].flat().some((source) => source.includes('unsafe') || source === '*');
  const tight =
    ["'none'"].join() === policy.get('default-src')?.join() && policy.get('form-action')?.join() === "'self'";
  const rules: [boolean, number][] = [
    [!unsafe && tight, 10],
    [policy.get('frame-ancestors')?.join() === "'none'", 5],
    [
      /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
        headers['referrer-policy'] ?? '',
      ),
      5,
    ],
    [headers['cross-origin-resource-policy'] === 'same-origin', 10],
    [/<script src="\/[^"]*"[^>]* integrity="sha256-/.test(html), 5],
  ];
  return rules.reduce((sum, [met, points]) => sum + (met ? points : 0), 0);
}

test('every page refuses scripts, styles and frames that are not ours', async ({ request }) => {
  for (const path of every) {
    const headers = (await request.get(path)).headers();
    const policy = directivesOf(headers['content-security-policy'] ?? '');
    expect(policy.get('default-src'), path).toEqual(["'none'"]);
    expect(policy.get('style-src'), path).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors'), path).toEqual(["'none'"]);
    expect(policy.get('base-uri'), path).toEqual(["'none'"]);
    for (const source of policy.get('script-src') ?? []) {
      expect(source, path).toMatch(/^'(self|nonce-.{24}|sha256-.{44})'$/);
    }
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers, path).not.toHaveProperty('x-powered-by');
  }
});

test('no page runs scripts that were injected into it', allowing(404, /Content Security Policy/), async ({ page }) => {
  const refusals: string[] = [];
  await page.exposeFunction('tellRefusal', (directive: string) => refusals.push(directive));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const reported: unknown = Reflect.get(window, 'tellRefusal');
      if (typeof reported === 'function') reported(event.effectiveDirective);
    });
  });
  // The policy is in the headers: what else is on the page makes no difference.
  const injected = '<body><script>window.injected = 1</script><img src="data:," onerror="window.injected = 2">';
  await page.route(
    (url) => every.includes(url.pathname),
    async (route) => route.fulfill({ response: await route.fetch(), body: injected }),
  );
  for (const path of every) {
    refusals.length = 0;
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect
      .poll(() => refusals, { message: path, intervals: [10, 20, 50] })
      .toEqual(expect.arrayContaining(['script-src-elem', 'script-src-attr']));
    expect(await page.evaluate(() => Reflect.get(window, 'injected')), path).toBeUndefined();
  }
});

test('dynamic pages have a nonce of their own for every answer', async ({ request }) => {
  const nonces = await Promise.all(
    [checkout, checkout, '/servicios'].map(async (path) => {
      const response = await request.get(path);
      const nonce = /'nonce-([^']+)'/.exec(response.headers()['content-security-policy'] ?? '')?.[1];
      expect(await response.text()).toContain(`nonce="${nonce}"`);
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(nonces.length);
});

test('the home page reaches what the HTTP Observatory gives without cookies and before preloading', async ({
  request,
}) => {
  const response = await request.get('/');
  expect(observatoryBonus(response.headers(), await response.text())).toBe(35);
});

test('order pages are neither stored nor sent as a referrer', async ({ request }) => {
  for (const path of orderPages) {
    expect((await request.get(path)).headers()).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
  }
});

test('the checkout may open a window and hand a form to Stripe, other pages may not', async ({ request }) => {
  const open = (await request.get(checkout)).headers();
  expect(open['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(directivesOf(open['content-security-policy'] ?? '').get('form-action')).toEqual([
    "'self'",
    'https://checkout.stripe.com',
  ]);
  const home = (await request.get('/')).headers();
  expect(home['cross-origin-opener-policy']).toBe('same-origin');
  expect(directivesOf(home['content-security-policy'] ?? '').get('form-action')).toEqual(["'self'"]);
});

// The page that stands in for Stripe's has no origin, and the browser may ask for the icon from it.
test(
  'a plain form on the checkout is let through to checkout.stripe.com',
  allowing(/favicon\.ico/),
  async ({ page }) => {
    await page.route('https://checkout.stripe.com/**', (route) => route.fulfill({ body: 'the page of Stripe' }));
    await page.goto(checkout);
    await page.evaluate(() => {
      const form = document.createElement('form');
      form.method = 'post';
      // Not by way of a redirection: Playwright routes only the first address of a request.
      form.action = 'https://checkout.stripe.com/c/pay/cs_test';
      document.body.append(form);
      form.submit();
    });
    await expect(page.getByText('the page of Stripe')).toBeVisible();
  },
);
