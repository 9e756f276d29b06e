/** An element: its name, and texts or elements in it. What is undefined is left out. */
export interface XmlElement {
  readonly name: string
  readonly attributes?: Readonly<Record<string, string>>
  readonly content: string | readonly (XmlElement | undefined)[]
}

/** Makes an element. */
export function element(
  name: string,
  content: XmlElement['content'],
  attributes?: Readonly<Record<string, string>>,
): XmlElement {
  return attributes ? { name, attributes, content } : { name, content }
}

/** Makes an element of a text. @returns Undefined for an empty one: elements without content are not valid in invoices. */
export function textElement(
  name: string,
  text: string | undefined,
  attributes?: Readonly<Record<string, string>>,
): XmlElement | undefined {
  const clean = text === undefined ? '' : printable(text).trim()
  return clean === '' ? undefined : element(name, clean, attributes)
}

/** Writes a document of XML 1.0. Elements without content are left out. */
export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(root)}\n`
}

function writeElement({ name, attributes = {}, content }: XmlElement): string {
  const written =
    typeof content === 'string' ? escaped(content) : content.map((child) => (child ? writeElement(child) : '')).join('')
  if (written === '') return ''
  const marks = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return `<${name}${marks.join('')}>${written}</${name}>`
}

/** Text without the signs that XML 1.0 cannot hold. https://www.w3.org/TR/xml/#charsets */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
