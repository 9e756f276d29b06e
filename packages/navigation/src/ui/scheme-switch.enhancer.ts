import { parseScheme, SCHEME_KEY, type Scheme } from '../core/scheme.ts'

/** Applies the chosen colour scheme, keeps it in this browser, and follows a choice made in another tab. */
export function enhance(element: HTMLElement, _props: unknown, signal: AbortSignal): void {
  const root = document.documentElement
  const inputs = [...element.querySelectorAll('input')]

  const show = (scheme: Scheme) => {
    root.dataset.scheme = scheme
    for (const input of inputs) input.checked = input.value === scheme
  }
  const stored = readStored()
  for (const input of inputs) input.checked = input.value === stored

  element.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return
      const scheme = parseScheme(target.value)
      show(scheme)
      store(scheme)
    },
    { signal },
  )
  addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === SCHEME_KEY || key === null) show(parseScheme(newValue))
    },
    { signal },
  )
}

function readStored(): Scheme {
  try {
    return parseScheme(localStorage.getItem(SCHEME_KEY))
  } catch {
    return 'auto' // A browser that blocks storage throws on its mere mention.
  }
}

function store(scheme: Scheme): void {
  try {
    localStorage.setItem(SCHEME_KEY, scheme)
  } catch {
    // Blocked or full storage: the choice holds for this page.
  }
}
