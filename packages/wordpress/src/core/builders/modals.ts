import type { BuilderPage } from './builder-page.ts'
import type { BuilderElement } from './element.ts'

interface ModalRules {
  readonly opens: (element: BuilderElement) => string
  readonly isModal: (element: BuilderElement) => boolean
}

/**
 * The windows of a page by name. Builders keep them anywhere; ours stand where they are opened first, so an opener takes
 * its window along.
 */
export function modalsOf(
  elements: readonly BuilderElement[],
  rules: ModalRules,
): Pick<BuilderPage, 'takeModal' | 'hasOpener'> & { readonly left: () => readonly BuilderElement[] } {
  const modals = new Map<string, BuilderElement>()
  const openers = new Set<string>()
  const visit = (inner: readonly BuilderElement[]) => {
    for (const element of inner) {
      const name = rules.opens(element)
      if (name !== '' && rules.isModal(element)) modals.set(name, element)
      else if (name !== '') openers.add(name)
      visit(element.children)
    }
  }
  visit(elements)
  return {
    takeModal(name) {
      const modal = modals.get(name)
      modals.delete(name)
      return modal
    },
    hasOpener: (name) => openers.has(name),
    /** Windows whose openers were not shown. */
    left: () => [...modals.values()],
  }
}
