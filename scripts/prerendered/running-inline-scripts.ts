const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

type InlineScript = { element: string; text: string };

/** Without data blocks such as JSON-LD. */
export function runningInlineScripts(html: string): InlineScript[] {
  return [...html.matchAll(SCRIPT)]
    .filter(
      ([, attributes = '']) => !/\bsrc=/.test(attributes) && !/\btype="application\/(ld\+)?json"/.test(attributes),
    )
    .map(([element, , text = '']) => ({ element, text }));
}
