import type { AdminText } from '@vitrine/content/core'
import type { LexicalEditor, SerializedLexicalNode } from 'lexical'
import { isStored, rowsOf, type Stored } from '../../core/stored.ts'
import { word } from '../words.ts'

/** Pictures as the site has drawn them, by what they show. */
type DrawnParts = ReadonlyMap<string, Element>

/** Names of parts that the page does not show. */
const NAMES: Readonly<Record<string, AdminText>> = {
  upload: { en: 'Image', de: 'Bild' },
  relationship: {
    en: 'Reference to a document, which visitors do not see',
    de: 'Verweis auf ein Dokument, den Besucher nicht sehen',
  },
}

/**
 * Pictures in a drawn text. Empty where it has others than the stored text: then none can be told from another.
 *
 * @param element Of the drawn text.
 */
export function partsOf(element: Element, value: Stored): DrawnParts {
  const drawn = [...element.querySelectorAll(':scope figure')]
  const stored = uploadsIn(value.root)
  if (drawn.length !== stored.length) return new Map()
  return new Map(drawn.map((figure, index) => [keyOf(stored[index] ?? {}), figure]))
}

/** Fills the parts that are no text with what the site draws of them. @returns Ends it. */
export function fillParts(editor: LexicalEditor, parts: DrawnParts): () => void {
  return editor.registerDecoratorListener<SerializedLexicalNode>((decorators) => {
    for (const [key, stored] of Object.entries(decorators)) {
      const element = editor.getElementByKey(key)
      if (!element || element.localName === 'hr' || element.hasChildNodes()) continue
      const figure = parts.get(keyOf({ ...stored }))
      element.append(...(figure ? [...figure.childNodes].map((child) => child.cloneNode(true)) : [nameOf(stored)]))
    }
  })
}

function uploadsIn(node: unknown): readonly Stored[] {
  if (!isStored(node)) return []
  return node.type === 'upload' ? [node] : rowsOf(node.children).flatMap(uploadsIn)
}

function keyOf({ relationTo, value }: Stored): string {
  return `${relationTo} ${isStored(value) ? value.id : value}`
}

function nameOf({ type }: SerializedLexicalNode): HTMLElement {
  const name = document.createElement('span')
  name.className = 'rich-part'
  const known = NAMES[type]
  name.textContent = known ? word(known) : type
  return name
}
