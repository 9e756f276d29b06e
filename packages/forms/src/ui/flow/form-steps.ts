import { fillText } from '../../core/fill-text.ts'
import { focusFirst } from '../behaviours/problems.ts'
import type { Field } from '../changed-field.ts'
import type { FeedbackReply } from '../feedback-reply.ts'
import { askedNames } from '../form-entries.ts'
import type { FlowOptions } from './flow-options.ts'
import { addStep, noteStep, stepInHistory } from './step-in-history.ts'
import { STEP_EVENT } from './steps-event.ts'

interface Steps {
  /** Brings what is shown to what the fields say. */
  readonly show: () => void
  readonly next: () => Promise<void>
}

/**
 * Shows one step of a form at a time, and begins with the one that the browser's history or a draft asks for. Nothing is
 * taken out of the form, so nothing is lost on the way back, be it by a button of the form or of the browser.
 */
export function formSteps(form: HTMLFormElement, { texts, check, signal }: Omit<FlowOptions, 'body'>): Steps {
  const find = <Found extends HTMLElement>(name: string) => form.querySelector(`.${name}`) as Found
  const sections = [...form.querySelectorAll<HTMLElement>('.form-step')]
  const back = find<HTMLButtonElement>('form-steps__back')
  const next = find<HTMLButtonElement>('form-steps__next')
  const send = find('form-steps__send')
  const held = form.querySelector<HTMLElement>('.form-steps__held')
  const progress = find<HTMLElement>('form-steps__progress').querySelector('progress') as HTMLProgressElement
  const id = form.closest('.wpcf7')?.id ?? ''
  const placeOf = (section: HTMLElement | undefined) => (section ? sections.indexOf(section) : 0)
  let current = sections.find((section) => !('waits' in section.dataset)) ?? sections[0]

  /** A step whose questions all depend on other answers may have none. */
  const open = () => sections.filter((section) => section === current || askedNames(section).size > 0)

  /** The step at a place, or an earlier one: nobody is led past what must be answered. */
  const upTo = (place: number) => {
    const steps = open().filter((section) => placeOf(section) <= place)
    return steps.find((section) => placeOf(section) < place && lacksAnswers(form, section)) ?? steps.at(-1)
  }

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
    if (held) held.hidden = isLast || !next.disabled
    progress.max = steps.length
    progress.value = at + 1
    const place = fillText(texts?.stepOf ?? '', { step: at + 1, steps: steps.length })
    find('form-steps__text').textContent = `${place}: ${titleOf(current)?.textContent}`
    const shown = String(placeOf(current))
    if (form.dataset.step === shown) return
    form.dataset.step = shown
    form.dispatchEvent(new CustomEvent(STEP_EVENT))
  }

  const go = (section: HTMLElement | undefined) => {
    if (!section) return
    current = section
    show()
    titleOf(section)?.focus()
  }

  const goOn = (from: HTMLElement, section: HTMLElement | undefined) => {
    go(section)
    if (section) addStep(id, { from: placeOf(from), to: placeOf(section) })
  }

  /** Goes where the browser has gone; entries that know nothing of the form leave it as it is. */
  const follow = () => {
    const entry = stepInHistory(id)
    const section = entry && upTo(entry.at)
    if (!section || section === current) return
    const { activeElement } = document
    if (activeElement === document.body || form.contains(activeElement)) go(section)
    else {
      current = section
      show()
    }
  }

  const goBack = () => {
    const section = open()[open().indexOf(current as HTMLElement) - 1]
    if (!section) return
    // The browser's way back is the same: it must not lead forward afterwards.
    if (stepInHistory(id)?.before === placeOf(section)) return history.back()
    go(section)
    noteStep(id, placeOf(section))
  }

  const first = stepInHistory(id)?.at ?? Number(form.dataset.step ?? 0)
  // After a post without script the server has chosen.
  if (first > 0 && current === sections[0] && !form.querySelector('.wpcf7-not-valid-tip')) current = upTo(first)

  back.addEventListener('click', goBack, { signal })
  for (const name of ['popstate', 'pageshow']) window.addEventListener(name, follow, { signal })
  form.addEventListener(
    'reset',
    () => {
      const hadFocus = form.contains(document.activeElement)
      current = sections[0]
      if (stepInHistory(id)) noteStep(id, 0)
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
      if (wrong && stepInHistory(id)) noteStep(id, placeOf(wrong))
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
      else goOn(checked, open()[open().indexOf(checked) + 1])
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

/** True if a required control of a step is unanswered. */
function lacksAnswers(form: HTMLFormElement, section: HTMLElement): boolean {
  const required = section.querySelectorAll<Field>(':is(input, select, textarea)[aria-required="true"]:enabled')
  return isHeld(form, section) || [...required].some(({ value }) => value.trim() === '')
}
