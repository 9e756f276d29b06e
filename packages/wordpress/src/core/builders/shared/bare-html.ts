import { type BuilderElement, TEXT } from '../element.ts'

/** The HTML that an element encloses, without the tags of elements inside: what they enclose stays. */
export function bareHtml(element: BuilderElement): string {
  if (element.name === TEXT) return element.content
  return element.children.map(bareHtml).join('')
}
