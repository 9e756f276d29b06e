import { statusClass, statusEvent } from '../core/status.ts'
import type { Problem } from '../core/validate.ts'
import { aboutForm, announce } from './about-form.ts'
import { call, sentenceOf } from './api.ts'
import { type Field, isChanged } from './changed-field.ts'
import type { ContactFormProps } from './contact-form.props.ts'
import { type FeedbackReply, invalidReply, parseFeedback, problemsIn } from './feedback-reply.ts'
import { fieldsUpTo, isChecked, typedIn, unaskedNames } from './form-entries.ts'
import { type FormMessage, messageOf } from './form-message.ts'
import { leadToAnswer, showAnswer } from './helpers/answer.ts'
import { markBusy } from './helpers/busy-buttons.ts'
import { halfTyped } from './helpers/half-typed.ts'
import { inertParts } from './helpers/inert-parts.ts'
import { prepareHelpers } from './helpers/prepare.ts'
import { focusFirst, setValidity, showTips } from './helpers/problems.ts'
import { reflect } from './helpers/reflections.ts'
import { renew } from './helpers/renew.ts'
import { isLarge, uploadProgress } from './helpers/upload-progress.ts'
import type { FormActions, PageScript } from './page-script.ts'
import type { Repeats } from './rows/rows-props.ts'
import { initialState, type SubmissionState, textOf, withChecked } from './submission-state.ts'
import { validation } from './swv.ts'
import type { uploadWith } from './upload.ts'

interface Surroundings {
  readonly props: ContactFormProps
  readonly page: PageScript
  /** Renders a state before it returns. */
  readonly show: (state: SubmissionState) => void
  /** The schema of the form as it now stands. */
  readonly schemaOf?: Repeats['schemaOf']
}

interface Actions extends Omit<FormActions, 'init'> {
  /** What must be mended stays with its fields when their names change; undefined: the field is gone. */
  readonly rename: (nameOf: (name: string) => string | undefined) => void
  /** Checks fields by their names, as while typing. @returns What must be mended in them. */
  readonly check: (names: ReadonlySet<string>) => Promise<readonly Problem[]>
  /** Shows what is in the fields where the form repeats it, when they hold more than the page came with. */
  readonly reflectAll: () => void
}

/** What a form does when it is sent, reset and filled in: each change is shown before the page is told. [reference 11] */
export function formActions(
  form: HTMLFormElement,
  { props, page, show, schemaOf = (schema) => schema }: Surroundings,
): Actions {
  const { id, messages, sending, unreachable, body } = props.form
  const about = aboutForm(form, props, page)
  const makeInert = inertParts(form)
  let state = initialState(props.outcome)
  let isSending = false
  /** What a check while typing goes back to. */
  let resting = state.status
  form.wpcf7 = about
  setValidity(form, state.problems)

  const tell = (name: string, detail: object) => announce(form, about, name, detail)

  const update = (change: Partial<SubmissionState>) => {
    state = { ...state, ...change }
    show(state)
    if (change.problems) setValidity(form, state.problems)
    const prevStatus = about.status
    about.status = statusClass(state.status)
    if (about.status === prevStatus) return
    makeInert(about.status)
    tell('statuschanged', { status: about.status, prevStatus })
  }

  const fail = async (failure: unknown) => {
    console.error(failure)
    const told = await sentenceOf(failure, { isOnline: navigator.onLine, unreachable })
    update({ message: told || messages.mail_sent_ng, status: 'mail_failed' })
  }

  const receive = (reply: FeedbackReply, message: FormMessage) => {
    update({ status: reply.status })
    const detail = { status: reply.status, ...message, apiResponse: reply }
    const name = statusEvent(about.status)
    if (name) tell(name, detail)
    tell('submit', detail)
    renew(form, reply)
    keepHash(form, reply.posted_data_hash)
    // A field may be called "reset", and then hides the form's own.
    if (reply.status === 'mail_sent') HTMLFormElement.prototype.reset.call(form)
    const problems = problemsIn(reply)
    const view = reply.after_sending
    update({ problems, message: String(reply.message), sentText: textOf(view) })
    focusFirst(form, problems)
    showTips(form, new Set(problems.map(({ field }) => field)))
    if (state.sentText) form.parentElement?.querySelector<HTMLElement>('.form-sent')?.focus()
    else if (problems.length === 0) leadToAnswer(form)
    // A path is one of the server's, which need not be that of this page.
    if (view && 'address' in view) location.assign(new URL(view.address, new URL(page.api.root ?? '/', location.href)))
  }

  const send = async ({ formData }: FormMessage): Promise<FeedbackReply | undefined> => {
    const schema = page.schemas.get(id)
    const wrong = halfTyped(form, schema && schemaOf(schema, form))
    if (wrong.length > 0) return invalidReply(wrong, messages.validation_error)
    const endpoint = `contact-forms/${id}/feedback`
    const request = { method: 'POST', body: formData }
    const replying = isLarge(formData)
      ? watched((sender) => call(page.api, endpoint, request, sender))
      : call(page.api, endpoint, request)
    return (await replying.then(parseFeedback).catch(fail)) ?? undefined
  }

  /** Shows how much of a large message is sent. */
  const watched = async (begin: (sender: ReturnType<typeof uploadWith>) => Promise<unknown>): Promise<unknown> => {
    const progress = uploadProgress(form, sending)
    try {
      return await begin((await import('./upload.ts')).uploadWith(progress.show))
    } finally {
      progress.end()
    }
  }

  const submit = async (submitter?: HTMLElement | null) => {
    // One message goes out once, however often its button is pressed.
    if (isSending) return
    update({ message: '', problems: [] })
    if (page.blocked) return update({ status: 'submitting' })
    isSending = true
    const message = messageOf(form, submitter)
    tell('beforesubmit', { status: about.status, ...message })
    // Scripts made for a template know that its answer is empty until there is one.
    update({ status: 'submitting', message: body.kind === 'fields' ? sending : '' })
    markBusy(form, true)
    const reply = await send(message)
    markBusy(form, false)
    isSending = false
    if (reply) receive(reply, message)
  }

  const reset = async () => {
    const message = messageOf(form)
    const status = about.status
    update({ message: '', problems: [], status: 'resetting' })
    const refill = call(page.api, `contact-forms/${id}/refill`) as Promise<FeedbackReply | null>
    const apiResponse = await refill.catch((failure: unknown) => console.error(failure))
    if (about.status === 'resetting') {
      update({ status: status === 'sent' ? 'mail_sent' : 'init' })
      // Hidden until now.
      if (status === 'sent') showAnswer(form)
    }
    if (apiResponse !== undefined) {
      tell('reset', { status, ...message, apiResponse })
      renew(form, apiResponse)
    }
    prepareHelpers(form)
  }

  /** @param namesOf Names of the fields that are looked at, once the check is done. */
  const examine = async (namesOf: () => ReadonlySet<string>): Promise<readonly Problem[]> => {
    const schema = page.schemas.get(id)
    if (!schema) return []
    if (about.status !== 'validating') resting = state.status
    update({ status: 'validating' })
    const rules = schemaOf(schema, form)
    const results = new Map(await resultsOf(validation().validate(rules, typedIn(form))))
    for (const { field, error } of halfTyped(form, rules)) results.set(field, { error })
    const names = namesOf()
    const unasked = unaskedNames(form)
    const found = [...results].flatMap(([field, result]) =>
      'error' in result && names.has(field) && !unasked.has(field) ? [{ field, error: result.error }] : [],
    )
    reflect(form, results)
    const status = about.status === 'validating' ? resting : state.status
    const kept = state.problems.filter(({ field }) => !unasked.has(field))
    update({ status, problems: withChecked(kept, names, found) })
    showTips(form, names)
    return found
  }

  const validate = async (target: Element) => {
    if (isChecked(target)) await examine(() => fieldsUpTo(form, target))
  }

  const rename: Actions['rename'] = (nameOf) => {
    const problems = state.problems.flatMap(({ field, error }) => {
      const name = nameOf(field)
      return name === undefined ? [] : [{ field: name, error }]
    })
    update({ problems })
  }

  const reflectAll = () => {
    const fields = form.querySelectorAll<Field>('.wpcf7-form-control-wrap :is(input, select, textarea)')
    if (![...fields].some(isChanged) || !form.querySelector('[data-reflection-of]')) return
    void resultsOf(validation().validate({ rules: [] }, typedIn(form))).then((results) => reflect(form, results))
  }

  return { submit, reset, validate, rename, reflectAll, check: (names) => examine(() => names) }
}

/** Scripts of a page may wrap the check, and take their time. */
async function resultsOf<Results>(results: Results | Promise<Results>): Promise<Results> {
  return await results
}

function keepHash(form: HTMLFormElement, hash: string | undefined): void {
  const input = form.querySelector<HTMLInputElement>('[name="_wpcf7_posted_data_hash"]')
  if (hash && input) input.value = hash
}
