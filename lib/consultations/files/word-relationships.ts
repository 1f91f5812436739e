import 'server-only';

const ELEMENT = /<(?:[\w.-]+:)?Relationship\s(?:[^"'>]|"[^"]*"|'[^']*')*>/g;
const ELEMENT_BEGINS = /<(?:[\w.-]+:)?Relationship\s/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Whether this is text as every office program writes it: UTF-8 without definitions of its own. */
export function isPlainXml(xml: string): boolean {
  return !/\0|\ufffd|<!DOCTYPE|<!ENTITY|<!\[CDATA\[/i.test(xml) && !/encoding\s*=\s*["'](?!utf-8["'])/i.test(xml);
}

/**
 * Whether a relationship makes Word load something from elsewhere: a template, an object, a frame. Links are followed only when
 * they are clicked, and pictures of pages run nothing.
 */
export function loadsFromOutside(xml: string): boolean {
  const elements = xml.match(ELEMENT) ?? [];
  if (elements.length !== (xml.match(ELEMENT_BEGINS) ?? []).length) return true;
  return elements.some((element) => {
    const { type = '', targetmode = '', target = '' } = attributesOf(element);
    if (targetmode.trim().toLowerCase() !== 'external') return false;
    const kind = type.split('/').at(-1)?.toLowerCase();
    if (kind === 'hyperlink') return false;
    return !isLocal(target) && !(kind === 'image' && /^https?:\/\//i.test(target));
  });
}

function attributesOf(element: string): Record<string, string> {
  const attributes = [...element.matchAll(ATTRIBUTE)];
  return Object.fromEntries(attributes.map(([, name = '', a, b]) => [name.toLowerCase(), decoded(a ?? b ?? '')]));
}

function decoded(value: string): string {
  return value.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    if (name) return ENTITIES[name] ?? whole;
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** A path of the sender's own computer: Word writes the template of every document there. */
function isLocal(target: string): boolean {
  const path = target.trim().replace(/%5c/gi, '\\').replace(/%2f/gi, '/');
  if (/^(file:\/{3})?[a-z]:[\\/]/i.test(path)) return true;
  return !/^[a-z][\w+.-]*:/i.test(path) && !/^[\\/]{2}/.test(path);
}
