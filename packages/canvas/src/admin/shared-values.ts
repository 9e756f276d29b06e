import type { Data, FormState } from 'payload'

/** The part of Payload's form that reads its values. */
export interface ReadableForm {
  getData: () => Data
  readonly getFields: () => FormState
}

/**
 * Reads the values of a form once for each of its states, for all who ask.
 *
 * @returns Takes the form, and whatever Payload puts in its place later; its `getData` is the same function from then on.
 */
export function createSharedValues(): (form: ReadableForm) => void {
  let source: ReadableForm | undefined
  let latest: { readonly fields: FormState; readonly values: Data } | undefined
  const getData = (): Data => {
    const fields = source?.getFields() ?? {}
    if (latest?.fields !== fields) latest = { fields, values: source?.getData() ?? {} }
    return latest.values
  }
  return (form) => {
    if (form.getData === getData) return
    source = { getData: form.getData, getFields: form.getFields }
    // Payload sets its own function again whenever it draws the form.
    Object.defineProperty(form, 'getData', { configurable: true, enumerable: true, get: () => getData, set() {} })
  }
}
