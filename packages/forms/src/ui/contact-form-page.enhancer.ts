import type { BotCheckOnPage } from '@vitrine/protection/core'
import { type Field, isChanged } from './changed-field.ts'
import { noteChange } from './early-changes.ts'
import { stepInHistory } from './flow/step-in-history.ts'
import { loadBotCheck } from './load-bot-check.ts'
import { type PageSettings, pageScript } from './page-script.ts'
import { askForSchema } from './schemas.ts'

interface Props {
  readonly id: number
  readonly wpcf7: PageSettings | null
  readonly language?: string
  readonly botCheck?: BotCheckOnPage
  /** The status that the server shows the form with, where what is typed is kept in this browser. */
  readonly draft?: string
}

const MISPLACED =
  '<p class="wpcf7-form-in-wrong-place"><strong>Error:</strong> This contact form is placed in the wrong place.</p>'

/** Prepares a contact form at once, long before its island wakes. */
export function enhance(element: HTMLElement, props: unknown, signal: AbortSignal): void {
  const { id, wpcf7, language, botCheck, draft } = props as Props
  const page = pageScript(wpcf7)
  if (!page) return
  // Browsers drop a form inside a form, so there is nothing to wake.
  if (element.closest('form')) element.innerHTML = MISPLACED
  else {
    void askForSchema(page, id, language)
    noteChanges(element, signal)
    if (botCheck) loadBotCheck(page, botCheck)
    if (draft) loadDraft(element, draft, signal)
    wakeRestored(element, signal)
  }
}

/**
 * Wakes a form that the browser has filled in, as it does on the way back, or whose history stands at a later step: what
 * it shows depends on that.
 */
function wakeRestored(element: HTMLElement, signal: AbortSignal): void {
  const wake = () => {
    const fields = element.querySelectorAll<Field>('.wpcf7-form-control-wrap :is(input, select, textarea)')
    const unitTag = element.querySelector('.wpcf7')?.id ?? ''
    const isLater = (stepInHistory(unitTag)?.at ?? 0) > 0
    const restored = [...fields].find(isChanged) ?? (isLater ? fields[0] : undefined)
    restored?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  if (document.readyState === 'complete') wake()
  window.addEventListener('pageshow', wake, { signal })
}

/** Notes what quick visitors change while the form still wakes. */
function noteChanges(element: HTMLElement, signal: AbortSignal): void {
  const note = ({ target }: Event) => {
    const form = (target as Element).closest('form')
    if (form && !element.querySelector('.wpcf7.js')) noteChange(form, target as Element)
  }
  element.addEventListener('change', note, { signal })
}

/** Few forms keep drafts; the others load nothing of it. */
function loadDraft(element: HTMLElement, status: string, signal: AbortSignal): void {
  import('./draft/keep-draft.ts')
    .then(({ keepDraft }) => keepDraft(element, status, signal))
    .catch((failure: unknown) => console.error(failure))
}
