import { type BotCheckSettings, startBotCheck } from './bot-check.ts'
import { type PageSettings, pageScript } from './page-script.ts'
import { askForSchema } from './schemas.ts'

interface Props {
  readonly id: number
  readonly wpcf7: PageSettings | null
  readonly language?: string
  readonly recaptcha?: BotCheckSettings
  /** What is typed is kept in this browser. */
  readonly keepsDraft?: true
}

const MISPLACED =
  '<p class="wpcf7-form-in-wrong-place"><strong>Error:</strong> This contact form is placed in the wrong place.</p>'

/** What a page does for a contact form at once, long before the form itself wakes. */
export function enhance(element: HTMLElement, props: unknown, signal: AbortSignal): void {
  const { id, wpcf7, language, recaptcha, keepsDraft } = props as Props
  const page = pageScript(wpcf7)
  if (!page) return
  // Browsers drop a form inside a form, so there is nothing to wake.
  if (element.closest('form')) element.innerHTML = MISPLACED
  else {
    void askForSchema(page, id, language)
    if (recaptcha) startBotCheck(page, recaptcha)
    if (keepsDraft) loadDraft(element, signal)
  }
}

/** Few forms keep drafts; the others load nothing of it. */
function loadDraft(element: HTMLElement, signal: AbortSignal): void {
  import('./draft/keep-draft.ts')
    .then(({ keepDraft }) => keepDraft(element, signal))
    .catch((failure: unknown) => console.error(failure))
}
