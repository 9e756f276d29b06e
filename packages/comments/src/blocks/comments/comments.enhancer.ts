import { isPlainClick } from '@vitrine/ui/core'

interface Props {
  /** Above the form. */
  readonly write: string
  /** Above the form of an answer; `{name}` is who is answered. */
  readonly replyTo: string
  /** There was no answer. */
  readonly failed: string
}

/**
 * Brings the form below the comment that is answered, and sends it without leaving the page. Event
 * `vitrine:comments:sent` once a comment was taken.
 */
export function enhance(element: HTMLElement, props: unknown, signal: AbortSignal): void {
  const { write, replyTo, failed } = props as Props
  const box = element.querySelector<HTMLElement>('.comments__box')
  const home = box?.parentElement
  if (!box || !home) return
  const part = <Part extends HTMLElement>(selector: string, root: ParentNode = box) =>
    root.querySelector<Part>(selector)

  /** @param link What was pressed; undefined: nobody is answered. */
  const answer = (link: HTMLElement | undefined) => {
    const [title, parent, cancel] = [
      part('[data-title]'),
      part<HTMLInputElement>('[name="parent"]'),
      part('[data-cancel]'),
    ]
    if (!title || !parent || !cancel) return
    title.textContent = link ? replyTo.replace('{name}', link.dataset.author ?? '') : write
    parent.value = link?.dataset.reply ?? ''
    cancel.hidden = !link
    part('[data-notice]')?.replaceChildren()
    const article = link?.closest('article')
    // What was typed moves with the form.
    if (article) article.after(box)
    else home.append(box)
  }

  element.addEventListener(
    'click',
    (event) => {
      const pressed = (event.target as Element).closest<HTMLElement>('[data-reply], [data-cancel]')
      if (!pressed || !isPlainClick(event)) return
      event.preventDefault()
      if (pressed.dataset.reply !== undefined) {
        answer(pressed)
        part('textarea')?.focus()
        return
      }
      const parent = part<HTMLInputElement>('[name="parent"]')?.value
      answer(undefined)
      const before = element.querySelector<HTMLElement>(`[data-reply="${CSS.escape(parent ?? '')}"]`)
      ;(before ?? part('textarea'))?.focus()
    },
    { signal },
  )
  element.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      // Another site answers with a page of its own, which the browser opens.
      if (new URL(form.action).origin !== location.origin) return
      event.preventDefault()
      if (box.getAttribute('aria-busy') !== 'true') void post(form)
    },
    { signal },
  )

  async function post(form: HTMLFormElement): Promise<void> {
    box?.setAttribute('aria-busy', 'true')
    try {
      const response = await fetch(form.action, { method: 'POST', body: new FormData(form), signal })
      const page = new DOMParser().parseFromString(await response.text(), 'text/html')
      const after = page.querySelector<HTMLElement>('.comments__box')
      if (!box || !after) throw new Error('There is no form in the answer.')
      const isTaken = part('.comments__sent', after) !== null
      if (isTaken) answer(undefined)
      box.replaceChildren(...after.childNodes)
      // Who cannot see the form hears what became of it, or stands in the first field to mend.
      const first = part('[aria-invalid]') ?? part('[data-notice]')
      first?.focus()
      if (isTaken) element.dispatchEvent(new CustomEvent('vitrine:comments:sent', { bubbles: true }))
    } catch {
      if (signal.aborted) return
      const notice = part('[data-notice]')
      const text = document.createElement('p')
      text.className = 'comments__refusal'
      text.textContent = failed
      notice?.replaceChildren(text)
      notice?.focus()
    } finally {
      box?.removeAttribute('aria-busy')
    }
  }
}
