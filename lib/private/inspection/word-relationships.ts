// `<` is illegal in the value of an attribute, so no element is read twice.
const ELEMENT = /<(?:[^\s<>/:]+:)?Relationship(?=[\s/>])/g;
const ATTRIBUTE = /\s+([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const ELEMENT_END = /\s*\/?>/y;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Whether this is text as every office program writes it: UTF-8 without definitions of its own. */
export function isPlainXml(xml: string): boolean {
  return !/\0|\ufffd|<!DOCTYPE|<!ENTITY|<!\[CDATA\[/i.test(xml) && !/encoding\s*=\s*["'](?!utf-8["'])/i.test(xml);
}

/**
 * Whether a relationship makes Word load something from elsewhere: a template, an object, a frame. Links are followed only when
 * they are clicked, and pictures of pages run nothing. True also for a part in a format of its own (altChunk: RTF, a page),
 * which Word converts as it opens the document and which may load all of that, and for an element that is not well-formed, at
 * the first of them.
 */
export function loadsFromOutside(xml: string): boolean {
  for (const { index, 0: beginning } of xml.matchAll(ELEMENT)) {
    const attributes = attributesAt(xml, index + beginning.length);
    if (!attributes || loads(attributes)) return true;
  }
  return false;
}

type Attributes = Map<string, string>;

function loads(attributes: Attributes): boolean {
  const kind = attributes.get('type')?.split('/').at(-1)?.trim().toLowerCase();
  if (kind === 'afchunk') return true;
  if (attributes.get('targetmode')?.trim().toLowerCase() !== 'external') return false;
  if (kind === 'hyperlink') return false;
  const target = attributes.get('target') ?? '';
  return !isLocal(target) && !(kind === 'image' && /^https?:\/\//i.test(target));
}

/** By their names in lower case; null if the element is not well-formed. */
function attributesAt(xml: string, position: number): Attributes | null {
  const attributes: Attributes = new Map();
  let end = position;
  ATTRIBUTE.lastIndex = end;
  for (let read = ATTRIBUTE.exec(xml); read; read = ATTRIBUTE.exec(xml)) {
    const [, name = '', quoted, apostrophed] = read;
    attributes.set(name.toLowerCase(), withoutReferences(quoted ?? apostrophed ?? ''));
    end = ATTRIBUTE.lastIndex;
  }
  ELEMENT_END.lastIndex = end;
  return ELEMENT_END.test(xml) ? attributes : null;
}

/** With the characters for which references stand. */
export function withoutReferences(value: string): string {
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
