import { Component, type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { noteEntered } from './entered.ts'

/**
 * Hydrates one island.
 *
 * @returns Resolves once React has taken the markup over. Rejects when the view throws before; the server's elements
 * then stand as they were, with what the visitor typed and with the focus, so that they can go on typing. A view that
 * throws later goes back to the server's markup, with what was entered and the focus in its fields.
 */
export function hydrate(element: HTMLElement, view: ComponentType<never>, props: object): Promise<void> {
  const nodes = [...element.childNodes]
  const markup = element.innerHTML
  let hydrated = false
  let focused: Element | null = null
  let enterAgain = () => {}
  return new Promise((resolve, reject) => {
    // React takes the elements out of the page right after a rendering that failed, and the focus with them.
    const onRender = () => {
      focused = element.contains(document.activeElement) ? document.activeElement : null
    }
    const onFailure = () => {
      enterAgain = noteEntered(element)
    }
    const onHydrated = () => {
      hydrated = true
      resolve()
    }
    const root = hydrateRoot(
      element,
      createElement(Hydrated, { view: view as ComponentType<object>, props, onRender, onHydrated, onFailure }),
      {
        identifierPrefix: element.getAttribute('prefix') ?? '',
        onUncaughtError(error) {
          queueMicrotask(() => {
            root.unmount()
            if (hydrated) {
              // React has changed the elements since.
              element.innerHTML = markup
              enterAgain()
              console.error(error)
            } else {
              element.replaceChildren(...nodes)
              if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
              reject(error)
            }
          })
        },
      },
    )
  })
}

interface HydratedProps {
  readonly view: ComponentType<object>
  readonly props: object
  readonly onRender: () => void
  readonly onHydrated: () => void
  readonly onFailure: () => void
}

function Hydrated({ view: View, props, onRender, onHydrated, onFailure }: HydratedProps): ReactNode {
  onRender()
  useEffect(onHydrated, [onHydrated])
  return createElement(Witness, { onFailure }, createElement(View, props))
}

interface WitnessProps {
  readonly onFailure: () => void
  readonly children?: ReactNode
}

/** Says that its children have failed while their elements are still in the page, and fails with them. */
class Witness extends Component<WitnessProps, { readonly failure?: { readonly error: unknown } }> {
  override state: { readonly failure?: { readonly error: unknown } } = {}
  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }
  override render(): ReactNode {
    if (!this.state.failure) return this.props.children
    this.props.onFailure()
    throw this.state.failure.error
  }
}
