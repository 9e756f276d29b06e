import { draftVersion, isForgotten, readDraft, writeDraft } from '../../core/draft.ts'
import { STEP_EVENT } from '../flow/steps-event.ts'
import { changedValues, describeField, draftFields, fillIn, fillInAdded } from './fields.ts'
import { addedRows, bringBackRows, rowCounts } from './rows.ts'
import { openAtStep, stepShown } from './step.ts'

/** Milliseconds of silence after which what was typed is kept. */
const PAUSE_MS = 300

const PREFIX = 'form-draft '

/**
 * Keeps what is typed into a form in this browser until it is sent, and fills it in again.
 *
 * @param element Holds the form with the note about its draft. @param status What the server shows the form with.
 */
export function keepDraft(element: HTMLElement, status: string, signal: AbortSignal): void {
  const form = element.querySelector<HTMLFormElement>('form.wpcf7-form')
  const note = element.querySelector<HTMLElement>('.form-draft')
  const again = note?.querySelector('button')
  const found = note?.querySelector<HTMLElement>('.form-draft__found')
  const storage = openStorage()
  if (!form || !note || !again || !storage) {
    // Then it would not be true.
    if (note) note.hidden = true
    return
  }
  const key = PREFIX + (form.closest('.wpcf7')?.id ?? '')
  const fields = draftFields(form)
  const version = draftVersion(fields.map(describeField))
  const firstRows = rowCounts(form)
  const addedFields = () => draftFields(form).filter((field) => !fields.includes(field))
  let pause: ReturnType<typeof setTimeout> | undefined

  const show = (isFound: boolean) => {
    again.hidden = !isFound
    if (found) found.hidden = !isFound
    note.toggleAttribute('data-found', isFound)
  }
  const keep = () => {
    if (pause === undefined) return
    clearTimeout(pause)
    pause = undefined
    const values = { ...changedValues(fields, addedFields()), ...addedRows(firstRows, rowCounts(form)) }
    const isBegun = Object.keys(values).length > 0
    const written = isBegun ? writeDraft({ ...values, ...stepShown(form) }, version, Date.now()) : undefined
    if (written === undefined) storage.remove(key)
    else storage.write(key, written)
  }
  const forget = () => {
    clearTimeout(pause)
    pause = undefined
    storage.remove(key)
    show(false)
  }
  const wait = () => {
    clearTimeout(pause)
    pause = setTimeout(keep, PAUSE_MS)
  }

  for (const old of storage.keys()) {
    if (old.startsWith(PREFIX) && isForgotten(storage.read(old), Date.now())) storage.remove(old)
  }
  // What the server shows after a post without script is newer than any draft.
  if (status === 'mail_sent') forget()
  if (Object.keys(changedValues(fields)).length > 0) wait()
  const values = status === 'init' ? readDraft(storage.read(key), version, Date.now()) : undefined
  if (values) {
    const first = fillIn(fields, values)
    show(true)
    openAtStep(form, values)
    // Wakes the form: what it shows may depend on these answers.
    const waking = first ?? fields[0]
    waking?.dispatchEvent(new Event('input', { bubbles: true }))
    bringBackRows(form, { values, signal }, () => {
      const added = fillInAdded(addedFields(), values)
      added?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }

  for (const name of ['input', 'change', STEP_EVENT]) form.addEventListener(name, wait, { signal })
  for (const name of ['wpcf7mailsent', 'reset']) form.addEventListener(name, forget, { signal })
  window.addEventListener('pagehide', keep, { signal })
  document.addEventListener('visibilitychange', keep, { signal })
  again.addEventListener(
    'click',
    () => {
      // A field may be called "reset", and then hides the form's own.
      HTMLFormElement.prototype.reset.call(form)
      fields[0]?.focus()
    },
    { signal },
  )
}

interface DraftStorage {
  readonly keys: () => readonly string[]
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string) => void
  readonly remove: (key: string) => void
}

/** The browser's storage; undefined where visitors have turned it off. */
function openStorage(): DraftStorage | undefined {
  try {
    const { localStorage: storage } = window
    return {
      keys: () => Object.keys(storage),
      read: (key) => storage.getItem(key),
      write(key, value) {
        try {
          storage.setItem(key, value)
        } catch {
          // It is full: the visitor can still send the form, only not come back to it.
        }
      },
      remove: (key) => storage.removeItem(key),
    }
  } catch {
    return undefined
  }
}
