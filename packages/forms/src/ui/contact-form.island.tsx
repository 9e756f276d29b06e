import { memo, type ReactNode } from 'react'
import { languageAttributes } from '../core/language.ts'
import { hasFiles } from '../core/shown-body.ts'
import { pageStatusClass, statusClass } from '../core/status.ts'
import { type ContactFormProps, PLUGIN_VERSION } from './contact-form.props.ts'
import { FormBodyView } from './form-body.tsx'
import { HiddenInput } from './hidden-input.tsx'
import type { Repeats } from './rows/rows-props.ts'
import { ScreenReaderResponse } from './screen-reader-response.tsx'
import { SentText } from './sent-text.tsx'
import { useSubmission } from './use-submission.ts'

/**
 * A contact form. It posts to its own page without script; with script it checks what is typed, sends it to the
 * protocol, and shows the reply. The markup is the one that scripts and styles made for the original know.
 */
export default function ContactFormView(props: ContactFormProps & { readonly repeats?: Repeats }): ReactNode {
  const { form, unitTag, placement: place, outcome } = props
  const { formRef, state, isAwake, rows } = useSubmission(props)
  const status = isAwake ? statusClass(state.status) : pageStatusClass(state.status)
  return (
    <div
      className={`wpcf7 ${isAwake ? 'js' : 'no-js'}`}
      id={unitTag}
      {...languageAttributes(form.locale)}
      data-wpcf7-id={form.id}
    >
      <ScreenReaderResponse state={state} unitTag={unitTag} body={form.body} />
      <SentText text={state.sentText} />
      {/* Scripts of the page may hold on to the form, so it stays when its text has taken its place. */}
      <form
        hidden={state.sentText !== ''}
        ref={formRef}
        action={props.action}
        method="post"
        className={['wpcf7-form', status, ...(place.classes ?? []), ...form.classes].join(' ')}
        id={place.id}
        name={place.name}
        aria-label={place.label}
        encType={hasFiles(form.body) ? 'multipart/form-data' : undefined}
        data-status={status}
        noValidate
      >
        <HiddenFields {...props} />
        <FormBodyView
          body={form.body}
          state={{
            unitTag,
            headingLevel: place.headingLevel,
            problemOf: (name) => state.problems.find((problem) => problem.field === name)?.error,
            postedOf: (name) => outcome?.values[name],
            response: state.message,
            held: form.held,
            textOf: (key) => form.texts?.[key] ?? '',
            rows,
            isAwake,
            Rows: props.repeats?.View,
          }}
        />
      </form>
    </div>
  )
}

/** Renders once: page scripts and replies of the server change what the fields say. */
const HiddenFields = memo(function HiddenFields({ form, unitTag, pageId }: ContactFormProps): ReactNode {
  const fields = [
    ['_wpcf7', String(form.id)],
    ['_wpcf7_version', PLUGIN_VERSION],
    ['_wpcf7_locale', form.locale],
    ['_wpcf7_unit_tag', unitTag],
    ['_wpcf7_container_post', String(pageId)],
    ['_wpcf7_posted_data_hash', ''],
    ...form.hidden,
  ] as const
  return (
    <fieldset className="hidden-fields-container">
      {form.honeypot && <input type="text" name={form.honeypot} tabIndex={-1} autoComplete="off" aria-hidden />}
      {fields.map(([name, value]) => (
        <HiddenInput key={name} name={name} value={value} />
      ))}
    </fieldset>
  )
})
