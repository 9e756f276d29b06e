import { renderNow } from '@vitrine/islands/render-now'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ContactFormProps } from './contact-form.props.ts'
import { missedChanges } from './early-changes.ts'
import { formActions } from './form-actions.ts'
import { firstRows, type Rows } from './form-rows.ts'
import { listen } from './listen.ts'
import { loadFlow, showAll } from './load-flow.ts'
import { loadPayment } from './load-payment.ts'
import { pageScript, registerActions } from './page-script.ts'
import type { Repeats } from './rows/rows-props.ts'
import { askForSchema } from './schemas.ts'
import { initialState, type SubmissionState } from './submission-state.ts'

interface Submission {
  readonly formRef: RefObject<HTMLFormElement | null>
  readonly state: SubmissionState
  /** Script has taken over. */
  readonly isAwake: boolean
  readonly rows: Rows
}

/** Moves a form through its statuses. On a page where it cannot work with script, the browser posts it. */
export function useSubmission(props: ContactFormProps & { readonly repeats?: Repeats }): Submission {
  const { repeats } = props
  const formRef = useRef<HTMLFormElement>(null)
  const [state, setState] = useState(() => initialState(props.outcome))
  const [isAwake, setAwake] = useState(false)
  const [rows, setRows] = useState(() => firstRows(props.form.body))

  useEffect(() => {
    const form = formRef.current
    const page = pageScript(props.wpcf7)
    if (!form) return
    if (!page) return showAll(form)
    const controller = new AbortController()
    const show = (next: SubmissionState) => renderNow(() => setState(next))
    let isPrepared = false
    const init = () => {
      if (isPrepared) return
      isPrepared = true
      setAwake(true)
      const look = listen(form, page, controller.signal)
      const { body, texts } = props.form
      repeats?.listen(form, {
        body,
        texts,
        first: firstRows(body),
        show: (next) => renderNow(() => setRows(next)),
        rename: actions.rename,
        signal: controller.signal,
      })
      loadFlow(form, body, { texts, check: actions.check, signal: controller.signal })
      loadPayment(form, props.form, { page, signal: controller.signal })
      void askForSchema(page, props.form.id, props.language).finally(() => {
        actions.reflectAll()
        for (const field of missedChanges(form)) look(field)
      })
    }
    const actions = formActions(form, { props, page, show, schemaOf: repeats?.schemaOf ?? ((schema) => schema) })
    registerActions(form, { init, ...actions })
    page.init(form)
    return () => controller.abort()
    // An island's props never change: they are what the server wrote.
  }, [props, repeats])
  return { formRef, state, isAwake, rows }
}
