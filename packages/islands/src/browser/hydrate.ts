import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Hydrates one island.
 *
 * @returns Resolves once React has taken the markup over. Rejects when the view throws before; the server's elements
 * then stand as they were, with what the visitor typed. A view that throws later goes back to the server's markup.
 */
export function hydrate(element: HTMLElement, view: ComponentType<never>, props: object): Promise<void> {
  const nodes = [...element.childNodes]
  const markup = element.innerHTML
  let hydrated = false
  return new Promise((resolve, reject) => {
    const onHydrated = () => {
      hydrated = true
      resolve()
    }
    const root = hydrateRoot(
      element,
      createElement(Hydrated, { view: view as ComponentType<object>, props, onHydrated }),
      {
        identifierPrefix: element.getAttribute('prefix') ?? '',
        onUncaughtError(error) {
          queueMicrotask(() => {
            root.unmount()
            if (hydrated) {
              // React has changed the elements since.
              element.innerHTML = markup
              console.error(error)
            } else {
              element.replaceChildren(...nodes)
              reject(error)
            }
          })
        },
      },
    )
  })
}

function Hydrated(state: { view: ComponentType<object>; props: object; onHydrated: () => void }): ReactNode {
  const { view: View, props, onHydrated } = state
  useEffect(onHydrated, [onHydrated])
  return createElement(View, props)
}
