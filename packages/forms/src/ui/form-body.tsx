import { memo, type ReactNode } from 'react'
import type { ShownBody } from '../core/form.ts'
import { ControlView } from './control-view.tsx'
import { FieldsView } from './fields-view.tsx'
import { FormNodes } from './form-nodes.tsx'
import { type FormState, FormStateContext } from './form-state.ts'
import { ResponseOutput } from './response-output.tsx'

/** Body of a form. The response stands at its end unless a template places it elsewhere. */
export function FormBodyView({ body, state }: { readonly body: ShownBody; readonly state: FormState }): ReactNode {
  return (
    <FormStateContext value={state}>
      <Body body={body} />
    </FormStateContext>
  )
}

const Body = memo(function Body({ body }: { readonly body: ShownBody }): ReactNode {
  if (body.kind === 'fields') return <FieldsView body={body} />
  const control = (place: number) => {
    const found = body.controls[place]
    return found && <ControlView control={found} />
  }
  return (
    <>
      <FormNodes nodes={body.nodes} control={control} />
      {!body.controls.some(({ kind }) => kind === 'response') && <ResponseOutput />}
    </>
  )
})
