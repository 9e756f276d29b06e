import type { PublicForm, ShownField } from './form.ts'
import type { ShownBotCheck } from './shown-bot-check.ts'
import type { Control } from './template/control.ts'

/** What a page of another site needs to show a form. */
export interface FormDescription {
  readonly form: PublicForm
  /** Where the protocol answers, as its scripts know it. */
  readonly api: { readonly root: string; readonly namespace: string }
  /** Who tells people from programs; absent while nobody does. */
  readonly botCheck?: ShownBotCheck
}

/** A description whose addresses lead to its server from anywhere. */
export function withAddresses({ form, api, ...rest }: FormDescription, server: string): FormDescription {
  const absolute = (address: string) => new URL(address, server).href
  const control = (one: Control): Control =>
    one.kind === 'captcha-image' ? { ...one, address: absolute(one.address) } : one
  const withPicture = ({ picture, ...field }: ShownField): ShownField => ({
    ...field,
    ...(picture && { picture: { ...picture, address: absolute(picture.address) } }),
  })
  const body =
    form.body.kind === 'template'
      ? { ...form.body, controls: form.body.controls.map(control) }
      : { ...form.body, fields: form.body.fields.map(withPicture) }
  return { ...rest, form: { ...form, body }, api: { ...api, root: absolute(api.root) } }
}
