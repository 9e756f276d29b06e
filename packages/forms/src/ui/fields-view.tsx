import type { ReactNode } from 'react'
import type { ShownFields } from '../core/form.ts'
import { FieldRange } from './field-range.tsx'
import { hasRows } from './form-rows.ts'
import { ResponseOutput } from './response-output.tsx'
import { StepsView } from './steps-view.tsx'

/** The body of a form that was put together field by field. */
export function FieldsView({ body }: { readonly body: ShownFields }): ReactNode {
  const places = body.fields.map((_, place) => place)
  const isConditional = [...body.fields, ...(body.groups ?? [])].some(({ onlyIf }) => onlyIf !== undefined)
  return (
    <>
      {body.steps ? <StepsView body={body} steps={body.steps} /> : <FieldRange body={body} places={places} />}
      <ResponseOutput />
      {/* It must be there before it says something, or screen readers miss the first time. */}
      {(isConditional || hasRows({ kind: 'fields', ...body })) && <output className="form-changes" />}
    </>
  )
}
