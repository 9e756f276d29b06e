import { ELEMENT, type RichNode, textNode } from '../fields/rich-text.ts'

/** A link in the text: to a page by its path when it begins with a slash, else to the address. */
export function a(label: string, target: string): RichNode {
  const fields = target.startsWith('/')
    ? { linkType: 'internal', newTab: false, doc: { relationTo: 'pages', value: { page: target } } }
    : { linkType: 'custom', newTab: false, url: target }
  return { ...ELEMENT, type: 'link', version: 3, fields, children: [textNode(label)] }
}
