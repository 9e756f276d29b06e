import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Hydrates one island.
 *
 * @returns Resolves once React has taken the markup over. Rejects when the view throws; the server's markup then stands
 * as it was.
 */
export function hydrate(element: HTMLElement, view: ComponentType<never>, props: object): Promise<void> {
  const rendered = element.innerHTML
  return new Promise((resolve, reject) => {
    const root = hydrateRoot(
      element,
      createElement(Hydrated, { view: view as ComponentType<object>, props, resolve }),
      {
        identifierPrefix: element.getAttribute('prefix') ?? '',
        onUncaughtError(error) {
          queueMicrotask(() => {
            root.unmount()
            element.innerHTML = rendered
            reject(error)
          })
        },
      },
    )
  })
}

function Hydrated(state: { view: ComponentType<object>; props: object; resolve: () => void }): ReactNode {
  const { view: View, props, resolve } = state
  useEffect(resolve, [resolve])
  return createElement(View, props)
}
