/** Message about to be sent, as the form's events carry it. */
export interface FormMessage {
  /** The very object that is sent: listeners of `wpcf7beforesubmit` may change it. */
  readonly formData: FormData
  /** Without the protocol's own fields. */
  readonly inputs: readonly { readonly name: string; readonly value: FormDataEntryValue }[]
}

/** @param submitter The button that sends the form; its value is sent if it has a name. */
export function messageOf(form: HTMLFormElement, submitter?: HTMLElement | null): FormMessage {
  const formData = new FormData(form)
  const { name, value } = (submitter ?? {}) as Partial<HTMLButtonElement>
  if (name) formData.append(name, value ?? '')
  const inputs = [...formData]
    .filter(([key]) => !key.startsWith('_'))
    .map(([key, entry]) => ({ name: key, value: entry }))
  return { formData, inputs }
}
