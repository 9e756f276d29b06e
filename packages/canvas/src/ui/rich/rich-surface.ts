import type { LexicalEditor } from 'lexical'
import type { TypedRich } from '../../core/typed-rich.ts'
import { addPageStyle } from '../overlay/page-style.ts'
import { fillParts, partsOf } from './drawn-parts.ts'
import { loadRich, shownValue } from './rich-document.ts'
import { TEXT_STYLE } from './rich-style.ts'

/**
 * Opens the element of a text for typing.
 *
 * @returns Gives the element back as it was.
 */
export function openRichSurface(element: HTMLElement, editor: LexicalEditor, { label, value }: TypedRich) {
  const before = [...element.childNodes]
  const style = element.style.cssText
  const parts = partsOf(element, shownValue(value))
  const unstyle = addPageStyle(TEXT_STYLE)
  const attributes = {
    contenteditable: 'true',
    role: 'textbox',
    'aria-label': label,
    'aria-multiline': 'true',
    'data-typed': label,
    'data-typed-rich': '',
  }
  for (const [name, attribute] of Object.entries(attributes)) element.setAttribute(name, attribute)
  const unfill = fillParts(editor, parts)
  loadRich(editor, shownValue(value))
  editor.setRootElement(element)
  return {
    /** @param isChanged True: what was typed stays until the site has drawn it. @returns The text. */
    close(isChanged: boolean): string {
      const typed = [...element.children].map((child) => child.cloneNode(true))
      editor.setRootElement(null)
      unfill()
      unstyle()
      for (const name of Object.keys(attributes)) element.removeAttribute(name)
      element.style.cssText = style
      if (style === '') element.removeAttribute('style')
      element.replaceChildren(...(isChanged ? typed : before))
      return element.textContent ?? ''
    },
  }
}
