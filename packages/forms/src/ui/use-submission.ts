import { type RefObject, useEffect, useRef, useState } from 'react'
import { missingAcceptances } from '../core/acceptance.ts'
import { acceptancesIn } from '../core/shown-body.ts'
import { statusClass, statusEvent } from '../core/status.ts'
import { validate } from '../core/validate.ts'
import { type CallFailure, call, type FeedbackReply, schemaOf } from './api.ts'
import type { ContactFormProps } from './contact-form.props.ts'
import { entriesOf, fieldsUpTo } from './form-entries.ts'
import { announce, describe } from './form-events.ts'
import { initialState, type SubmissionState, withChecked } from './submission-state.ts'
import { withScheme } from './url-prefix.ts'

interface Submission {
  readonly formRef: RefObject<HTMLFormElement | null>
  readonly state: SubmissionState
  /** False while an acceptance box is not in its state, or a message is on its way. */
  readonly canSubmit: boolean
  /** The form stands inside another form. */
  readonly misplaced: boolean
  /** Script has taken over. */
  readonly isAwake: boolean
}

/** Moves a form through its statuses and tells the page about each. */
export function useSubmission(props: ContactFormProps): Submission {
  const formRef = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<SubmissionState>(() => initialState(props.outcome))
  const [accepted, setAccepted] = useState(true)
  const [misplaced, setMisplaced] = useState(false)
  const [isAwake, setAwake] = useState(false)

  useEffect(() => {
    const form = formRef.current
    if (!form) return
    if (form.parentElement?.closest('form')) {
      setMisplaced(true)
      return
    }
    setAwake(true)
    const controller = new AbortController()
    start(form, props, { initial: initialState(props.outcome), setState, setAccepted }, controller.signal)
    return () => controller.abort()
    // An island's props never change: they are what the server wrote.
  }, [props])
  return { formRef, state, misplaced, isAwake, canSubmit: accepted && state.status !== 'submitting' }
}

interface View {
  readonly initial: SubmissionState
  readonly setState: (state: SubmissionState) => void
  readonly setAccepted: (accepted: boolean) => void
}

function start(form: HTMLFormElement, props: ContactFormProps, view: View, signal: AbortSignal): void {
  let state = view.initial
  const update = (change: Partial<SubmissionState>) => {
    const before = state.status
    state = { ...state, ...change }
    view.setState(state)
    describe(form, props, state.status)
    if (state.status === before) return
    // React writes the status with the next paint; listeners must find it there already.
    form.dataset.status = statusClass(state.status)
    announce(form, props, 'statuschanged', { status: statusClass(state.status), prevStatus: statusClass(before) })
  }
  const boxes = acceptancesIn(props.form.body)
  const schema = () => schemaOf(props, props.form.id, props.language)
  const checkAcceptance = () => view.setAccepted(missingAcceptances(boxes, entriesOf(new FormData(form))).length === 0)

  const fail = (error: unknown) => {
    console.error(error)
    const { message } = error as Partial<CallFailure>
    update({ status: 'mail_failed', message: message || props.form.messages.mail_sent_ng })
  }
  const refuse = (problems: SubmissionState['problems'], message: string, formData: FormData) => {
    update({ status: 'validation_failed', message, problems })
    announce(form, props, 'invalid', { status: 'validation_failed', formData })
    focusFirst(form, problems)
  }
  const submit = async (formData: FormData) => {
    update({ message: '', problems: [] })
    announce(form, props, 'beforesubmit', { status: statusClass(state.status), formData })
    update({ status: 'submitting' })
    const rules = (await schema().catch(() => undefined))?.rules ?? []
    const problems = validate(rules, entriesOf(formData))
    if (problems.length > 0) return refuse(problems, props.form.messages.validation_error, formData)
    const path = `contact-forms/${props.form.id}/feedback`
    const reply = (await call(
      props,
      path,
      { method: 'POST', body: formData },
      props.form.messages.mail_sent_ng,
    )) as FeedbackReply
    const apiResponse = reply
    const found = (reply.invalid_fields ?? []).map(({ field, message }) => ({ field, error: message }))
    update({ status: reply.status, message: reply.message, problems: found })
    const event = statusEvent(reply.status)
    if (event) announce(form, props, event, { status: reply.status, formData, apiResponse })
    announce(form, props, 'submit', { status: reply.status, formData, apiResponse })
    keepHash(form, reply.posted_data_hash)
    if (reply.status === 'mail_sent') form.reset()
    focusFirst(form, found)
  }
  const reset = async () => {
    const after = state.status === 'mail_sent' ? 'mail_sent' : 'init'
    const formData = new FormData(form)
    update({ status: 'resetting', problems: [], ...(after === 'init' && { message: '' }) })
    const reply = await call(props, `contact-forms/${props.form.id}/refill`).catch((error: unknown) => {
      console.error(error)
      return undefined
    })
    update({ status: after })
    announce(form, props, 'reset', {
      status: statusClass(after),
      formData,
      ...(reply ? { apiResponse: reply as FeedbackReply } : {}),
    })
    checkAcceptance()
  }
  const check = async (target: Element) => {
    const before = state.status
    const { rules } = await schema()
    if (state.status === 'submitting') return
    update({ status: 'validating' })
    const problems = validate(rules, entriesOf(new FormData(form)))
    update({ status: before, problems: withChecked(state.problems, fieldsUpTo(form, target), problems) })
  }

  describe(form, props, state.status)
  checkAcceptance()
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      if (state.status === 'submitting') return
      submit(new FormData(form, event.submitter)).catch(fail)
    },
    { signal },
  )
  // The values change after the event; the form is empty when the refill is asked for.
  form.addEventListener('reset', () => queueMicrotask(() => void reset()), { signal })
  form.addEventListener(
    'change',
    (event) => {
      const target = event.target as HTMLInputElement
      if (target.type === 'url') target.value = withScheme(target.value)
      if (target.type === 'checkbox' && target.checked) keepExclusive(form, target)
      checkAcceptance()
      if (target.closest('.wpcf7-form-control-wrap')) check(target).catch((error: unknown) => console.error(error))
    },
    { signal },
  )
}

function keepHash(form: HTMLFormElement, hash: string | undefined): void {
  const input = form.querySelector<HTMLInputElement>('input[name="_wpcf7_posted_data_hash"]')
  if (hash && input) input.value = hash
}

function keepExclusive(form: HTMLFormElement, ticked: HTMLInputElement): void {
  if (!ticked.closest('.wpcf7-exclusive-checkbox')) return
  for (const box of form.querySelectorAll<HTMLInputElement>('.wpcf7-exclusive-checkbox input')) {
    if (box !== ticked && box.name === ticked.name) box.checked = false
  }
}

/** Leads to what must be mended first, in the order of the page. */
function focusFirst(form: HTMLFormElement, problems: SubmissionState['problems']): void {
  const names = new Set(problems.map(({ field }) => field))
  const wrap = [...form.querySelectorAll<HTMLElement>('.wpcf7-form-control-wrap')].find(({ dataset }) =>
    names.has(dataset.name ?? ''),
  )
  wrap?.querySelector<HTMLElement>('input, select, textarea')?.focus()
}
