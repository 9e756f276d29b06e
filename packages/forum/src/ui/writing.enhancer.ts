import type { Challenge } from '@vitrine/protection/core'
import { type OneProof, oneProof } from '@vitrine/protection/ui'
import { FORUM_FIELDS } from '../core/writing-form.ts'
import { readDraft, writeDraft } from './browser/drafts.ts'
import { giveMark, markOf, moveInToolbar } from './browser/mark-toolbar.ts'

interface Props {
  /** A draft was restored. */
  readonly restored: string
  /** There was no answer. */
  readonly failed: string
  /** Address at which the site gives a challenge of the proof of work; absent where it asks for none. */
  readonly proof?: string
}

/** Fields that name what is written to. */
const SUBJECT_FIELDS = ['board', 'topic', 'reply', 'quote']

/** Fields of a draft. */
const DRAFT_FIELDS = ['title', 'text']

/**
 * Stores what is typed in the browser until it is sent, marks selected words, and shows previews and problems without leaving the
 * page.
 */
export function enhance(element: HTMLElement, props: unknown, signal: AbortSignal): void {
  const { restored, failed, proof: challenges } = props as Props
  const proof = challenges === undefined ? undefined : proofFrom(challenges, signal)
  const formOf = () => element.querySelector<HTMLFormElement>('form.writing')
  const listen = { signal }
  prepare()

  element.addEventListener(
    'input',
    () => {
      const form = formOf()
      if (form) storeDraft(form)
      // It is done before anybody has finished writing.
      void tokenOf(proof)
    },
    listen,
  )
  element.addEventListener(
    'keydown',
    (event) => {
      moveInToolbar(event)
      if (event.target instanceof HTMLTextAreaElement) mark(event, event.target)
    },
    listen,
  )
  element.addEventListener(
    'click',
    (event) => {
      const text = element.querySelector('textarea')
      if (text) mark(event, text)
      if ((event.target as Element).closest('[data-draft-discard]')) discard()
    },
    listen,
  )
  element.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      const form = event.target as HTMLFormElement
      if (form.getAttribute('aria-busy') !== 'true') void send(form, event.submitter)
    },
    listen,
  )

  /** Shows what works with a script alone, and what was typed before. */
  function prepare(): void {
    for (const toolbar of element.querySelectorAll<HTMLElement>('[role="toolbar"]')) toolbar.hidden = false
    const form = formOf()
    const draft = form && readDraft(subjectOf(form))
    if (!form || !draft) return
    const fields = draftFields(form)
    // What the server gave back, or somebody has begun to type, is newer.
    const isTouched = fields.some((field) => field.value !== field.defaultValue) || form.dataset.returned !== undefined
    if (isTouched || fields.every((field) => (draft[field.name] ?? '') === field.value)) return
    for (const field of fields) field.value = draft[field.name] ?? field.value
    say(restored, { offersToDiscard: true })
  }

  function discard(): void {
    const form = formOf()
    if (!form) return
    for (const field of draftFields(form)) field.value = field.defaultValue
    writeDraft(subjectOf(form), undefined)
    say('')
    element.querySelector('textarea')?.focus()
  }

  function mark(event: Event, text: HTMLTextAreaElement): void {
    const wanted = markOf(event)
    if (!wanted) return
    event.preventDefault()
    giveMark(text, wanted)
  }

  function say(words: string, { offersToDiscard = false } = {}): void {
    const status = element.querySelector('[data-writing-status]')
    const button = element.querySelector<HTMLElement>('[data-draft-discard]')
    if (status) status.textContent = words
    if (button) button.hidden = !offersToDiscard
  }

  async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    form.setAttribute('aria-busy', 'true')
    const fields = new FormData(form, submitter)
    // `action` is also the name of a field, which stands before the attribute.
    const address = form.getAttribute('action') ?? location.pathname
    const body = new URLSearchParams([...fields].map(([name, value]): [string, string] => [name, String(value)]))
    try {
      if (!body.has(FORUM_FIELDS.action)) {
        body.set(FORUM_FIELDS.proof, await tokenOf(proof))
        proof?.drop()
      }
      const response = await fetch(address, { method: 'POST', body, headers: { accept: 'application/json' }, signal })
      if (response.ok && response.headers.get('content-type')?.startsWith('application/json')) {
        const { href } = (await response.json()) as { readonly href: string }
        writeDraft(subjectOf(form), undefined)
        location.assign(href)
        return
      }
      show(new DOMParser().parseFromString(await response.text(), 'text/html'))
    } catch {
      if (!signal.aborted) say(failed)
    } finally {
      form.removeAttribute('aria-busy')
    }
  }

  function show(answer: Document): void {
    const isPreview = answer.querySelector('.writing__preview') !== null
    const place = isPreview ? '[data-preview]' : '.writing-page'
    const [before, after] = [element.querySelector(place), answer.querySelector<HTMLElement>(place)]
    if (!before || !after) {
      say(failed)
      return
    }
    before.replaceWith(after)
    say('')
    if (isPreview) {
      after.querySelector<HTMLElement>('[tabindex]')?.focus()
      return
    }
    prepare()
    // Who cannot see the form stands in the first field to mend, or where it is said what is wrong.
    const invalid = after.querySelector<HTMLElement>('[aria-invalid]')
    const first = invalid ?? after.querySelector<HTMLElement>('[role="alert"]')
    first?.focus()
  }
}

function proofFrom(address: string, signal: AbortSignal): OneProof {
  return oneProof(async () => (await (await fetch(address, { signal })).json()) as Challenge)
}

/** Token of the next post; empty where none is asked, or none can be had: then the post waits for a moderator. */
async function tokenOf(proof: OneProof | undefined): Promise<string> {
  return (await proof?.token().catch(() => '')) ?? ''
}

function subjectOf(form: HTMLFormElement): string {
  const values = SUBJECT_FIELDS.map((name) => form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '')
  return [form.getAttribute('action'), ...values].join(' ')
}

function draftFields(form: HTMLFormElement): readonly (HTMLInputElement | HTMLTextAreaElement)[] {
  return DRAFT_FIELDS.flatMap(
    (name) => form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`) ?? [],
  )
}

function storeDraft(form: HTMLFormElement): void {
  const fields = draftFields(form)
  const isEmpty = fields.every((field) => field.value === field.defaultValue)
  const draft = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
  writeDraft(subjectOf(form), isEmpty ? undefined : draft)
}
