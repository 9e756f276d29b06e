import type { PublicForm, ShownField } from './form.ts'
import type { ShownBotCheck } from './shown-bot-check.ts'
import type { Control } from './template/control.ts'

/** Description of a form, complete enough for a page of another site to show it. */
export interface FormDescription {
  readonly form: PublicForm
  /** Root and namespace of the protocol's endpoints, as its scripts expect them. */
  readonly api: { readonly root: string; readonly namespace: string }
  /** Bot check to load; absent if none is active. */
  readonly botCheck?: ShownBotCheck
}

/** A description whose addresses lead to its server from anywhere. */
export function withAddresses({ form, api, ...rest }: FormDescription, server: string): FormDescription {
  const absolute = (address: string) => new URL(address, server).href
  const control = (one: Control): Control =>
    one.kind === 'captcha-image' ? { ...one, address: absolute(one.address) } : one
  const withAbsoluteImage = ({ picture, ...field }: ShownField): ShownField => ({
    ...field,
    ...(picture && { picture: { ...picture, address: absolute(picture.address) } }),
  })
  const body =
    form.body.kind === 'template'
      ? { ...form.body, controls: form.body.controls.map(control) }
      : { ...form.body, fields: form.body.fields.map(withAbsoluteImage) }
  return { ...rest, form: { ...form, body }, api: { ...api, root: absolute(api.root) } }
}
