import type { ReactNode } from 'react'
import { statusClass } from '../core/status.ts'
import { errorId } from '../core/unit-tag.ts'
import { type ContactFormProps, PLUGIN_VERSION } from './contact-form.props.ts'
import { FieldView } from './field-control.tsx'
import { useSubmission } from './use-submission.ts'

/** Statuses in which the response says something; in others it is hidden. [reference 10] */
const SILENT = new Set(['init', 'submitting', 'resetting', 'validating'])

/**
 * A contact form. It posts to its own page without script; with script it checks what is typed, sends it to the
 * protocol, and shows the reply. The markup is the one that scripts and styles made for the original know.
 */
export default function ContactFormView(props: ContactFormProps): ReactNode {
  const { form, unitTag, action, locale, outcome } = props
  const { formRef, state, canSubmit, misplaced } = useSubmission(props)
  if (misplaced) {
    return (
      <p className="wpcf7-form-in-wrong-place">
        <strong>Error:</strong> This contact form is placed in the wrong place.
      </p>
    )
  }
  const status = statusClass(state.status)
  const problemOf = (field: string) => state.problems.find((problem) => problem.field === field)?.error
  return (
    <div className="wpcf7 contact-form" id={unitTag} lang={locale} dir={direction(locale)} data-wpcf7-id={form.id}>
      <div className="screen-reader-response">
        {/* biome-ignore lint/a11y/useSemanticElements: the protocol's scripts look for a paragraph with this role */}
        <p role="status" aria-live="polite" aria-atomic="true">
          {state.message}
        </p>
        <ul>
          {state.problems.map(({ field, error }) => (
            <li key={field} id={errorId(unitTag, field)}>
              <a href={`#${unitTag}-${field}`}>{error}</a>
            </li>
          ))}
        </ul>
      </div>
      <form
        ref={formRef}
        action={action}
        method="post"
        className={`wpcf7-form ${status}`}
        aria-label={form.title}
        data-status={status}
        noValidate
      >
        <fieldset className="hidden-fields-container" hidden>
          <input type="hidden" name="_wpcf7" defaultValue={form.id} />
          <input type="hidden" name="_wpcf7_version" defaultValue={PLUGIN_VERSION} />
          <input type="hidden" name="_wpcf7_locale" defaultValue={form.locale} />
          <input type="hidden" name="_wpcf7_unit_tag" defaultValue={unitTag} />
          <input type="hidden" name="_wpcf7_container_post" defaultValue={props.pageId} />
          <input type="hidden" name="_wpcf7_posted_data_hash" defaultValue="" />
        </fieldset>
        {form.fields.map((field, index) => (
          <FieldView
            // Names may repeat in a form, and buttons have none.
            // biome-ignore lint/suspicious/noArrayIndexKey: fields never change their order while a form is shown
            key={index}
            field={field}
            state={{
              unitTag,
              canSubmit,
              problem: 'name' in field ? problemOf(field.name) : undefined,
              value: 'name' in field ? outcome?.values[field.name] : undefined,
            }}
          />
        ))}
        <div className="wpcf7-response-output" aria-hidden="true" hidden={SILENT.has(status) || state.message === ''}>
          {state.message}
        </div>
      </form>
    </div>
  )
}

const RIGHT_TO_LEFT = new Set(['ar', 'ary', 'azb', 'fa', 'haz', 'he', 'ps', 'ug'])

function direction(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr'
}
