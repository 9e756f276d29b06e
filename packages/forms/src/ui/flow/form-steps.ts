import { fillText } from '../../core/fill-text.ts'
import type { FeedbackReply } from '../feedback-reply.ts'
import { askedNames } from '../form-entries.ts'
import { focusFirst } from '../helpers/problems.ts'
import type { FlowOptions } from './start-flow.ts'

interface Steps {
  /** Brings what is shown to what the fields say. */
  readonly show: () => void
  readonly next: () => Promise<void>
}

/** Shows one step of a form at a time. Nothing is taken out of the form, so nothing is lost on the way back. */
export function formSteps(form: HTMLFormElement, { texts, check, signal }: Omit<FlowOptions, 'body'>): Steps {
  const find = <Found extends HTMLElement>(name: string) => form.querySelector(`.${name}`) as Found
  const sections = [...form.querySelectorAll<HTMLElement>('.form-step')]
  const back = find<HTMLButtonElement>('form-steps__back')
  const next = find<HTMLButtonElement>('form-steps__next')
  const send = find('form-steps__send')
  const progress = find<HTMLElement>('form-steps__progress').querySelector('progress') as HTMLProgressElement
  let current = sections.find((section) => !('waits' in section.dataset)) ?? sections[0]

  /** A step whose questions all depend on other answers may have none. */
  const open = () => sections.filter((section) => section === current || askedNames(section).size > 0)

  const show = () => {
    const steps = open()
    const at = current ? steps.indexOf(current) : 0
    const isLast = at === steps.length - 1
    for (const section of sections) set(section, section === current)
    set(back, at > 0)
    set(next, !isLast)
    set(send, isLast)
    // The first submit button of a form is the one that the Enter key presses, even if it is hidden.
    next.type = isLast ? 'button' : 'submit'
    next.disabled = current !== undefined && isHeld(form, current)
    progress.max = steps.length
    progress.value = at + 1
    const place = fillText(texts?.stepOf ?? '', { step: at + 1, steps: steps.length })
    find('form-steps__text').textContent = `${place}: ${titleOf(current)?.textContent}`
  }

  const go = (section: HTMLElement | undefined) => {
    if (!section) return
    current = section
    show()
    titleOf(section)?.focus()
  }

  back.addEventListener('click', () => go(open()[open().indexOf(current as HTMLElement) - 1]), { signal })
  form.addEventListener(
    'reset',
    () => {
      const hadFocus = form.contains(document.activeElement)
      current = sections[0]
      queueMicrotask(() => {
        show()
        if (hadFocus && !document.activeElement?.checkVisibility()) titleOf(current)?.focus({ preventScroll: true })
      })
    },
    { signal },
  )
  form.addEventListener(
    'wpcf7invalid',
    (event) => {
      const { invalid_fields = [] } = (event as CustomEvent<{ apiResponse: FeedbackReply }>).detail.apiResponse
      const wrong = sections.find((section) => invalid_fields.some(({ field }) => askedNames(section).has(field)))
      // The form then leads to the field itself.
      current = wrong ?? current
      show()
    },
    { signal },
  )
  return {
    show,
    async next() {
      const checked = current
      if (!checked || next.disabled) return
      const problems = await check(askedNames(checked))
      if (checked !== current) return
      if (problems.length > 0) focusFirst(form, problems)
      else go(open()[open().indexOf(checked) + 1])
    },
  }
}

function titleOf(section: HTMLElement | undefined): HTMLElement | null | undefined {
  return section?.querySelector<HTMLElement>('.form-step__title')
}

function set(element: HTMLElement, isShown: boolean): void {
  element.hidden = !isShown
  delete element.dataset.waits
}

/** Boxes that must be ticked hold the step that they stand in, as they hold the button of a form without steps. */
function isHeld(form: HTMLFormElement, section: HTMLElement): boolean {
  if (form.classList.contains('wpcf7-acceptance-as-validation')) return false
  const boxes = section.querySelectorAll<HTMLInputElement>('.wpcf7-acceptance:not(.optional) [type="checkbox"]:enabled')
  return [...boxes].some((box) => box.checked === !!box.closest('.invert'))
}
