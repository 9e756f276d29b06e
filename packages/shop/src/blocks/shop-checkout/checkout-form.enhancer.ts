/**
 * Fetches the checkout anew when another country, address or way of sending is chosen, and puts the fields of that country and
 * the new total in their place. What was typed goes with it and comes back. Where it does not come, the form is as it was, and
 * its buttons do the same by leaving the page.
 */
export function enhance(element: HTMLElement, _props: unknown, signal: AbortSignal): void {
  let turn = 0
  const recalculate = async (form: HTMLFormElement) => {
    turn += 1
    const mine = turn
    form.setAttribute('data-busy', '')
    try {
      const next = await fetchForm(form, signal)
      if (mine === turn && !signal.aborted) putForm(form, next)
    } catch {
      // The total that is shown is what the buyer agrees to; the server refuses another one and says so.
    } finally {
      if (mine === turn) form.removeAttribute('data-busy')
    }
  }
  element.addEventListener(
    'change',
    (event) => {
      const control = event.target as HTMLElement
      const form = control.closest<HTMLFormElement>('[data-checkout]')
      if (form && control.hasAttribute('data-recalculates')) void recalculate(form)
    },
    { signal },
  )
  element.querySelector('[data-checkout]')?.setAttribute('data-ready', '')
}

async function fetchForm(form: HTMLFormElement, signal: AbortSignal): Promise<HTMLFormElement> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
  body.set('action', 'recalculate')
  // The property of that name is the button called so.
  const [address = ''] = (form.getAttribute('action') ?? '').split('#')
  const response = await fetch(address, { method: 'POST', body, signal })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const next = page.querySelector<HTMLFormElement>('[data-checkout]')
  if (!response.ok || !next) throw new Error(`The checkout answered ${response.status}.`)
  return next
}

/** Puts what has changed in the place of what was there; the focus, and what was typed meanwhile, stay. */
function putForm(form: HTMLFormElement, next: HTMLFormElement): void {
  const focused = (document.activeElement as HTMLInputElement | null)?.id
  const typed = new FormData(form)
  for (const selector of PARTS) {
    const [before, after] = [form.querySelectorAll(selector), next.querySelectorAll(selector)]
    for (const [place, part] of [...before].entries()) {
      const other = after[place]
      if (other && other.outerHTML !== part.outerHTML) part.replaceWith(other)
    }
  }
  for (const [name, value] of typed) {
    const control = form.elements.namedItem(name)
    const isText = control instanceof HTMLInputElement && /^(?:text|email|tel)$/.test(control.type)
    if ((isText || control instanceof HTMLTextAreaElement) && typeof value === 'string') control.value = value
  }
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) {
    box.checked = typed.has(box.name)
  }
  if (focused) document.getElementById(focused)?.focus()
}

/** Parts of the form that depend on what is chosen. */
const PARTS = ['.checkout__address', '.checkout__choice', '[data-checkout-part]'] as const
