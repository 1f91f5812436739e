const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

type InlineScript = { element: string; text: string };

/** The scripts inside this HTML that a browser runs. Data blocks such as JSON-LD are not run. */
export function runningInlineScripts(html: string): InlineScript[] {
  return [...html.matchAll(SCRIPT)]
    .filter(
      ([, attributes = '']) => !/\bsrc=/.test(attributes) && !/\btype="application\/(ld\+)?json"/.test(attributes),
    )
    .map(([element, , text = '']) => ({ element, text }));
}
