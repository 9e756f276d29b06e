import { FORM_TEXTS, type FormTexts } from '../core/form-texts.ts'

/** Errors of the protocol by code, with status and sentence. [reference 1] */
const ERRORS = {
  wpcf7_unsupported_media_type: [415, 'The request payload format is not supported.'],
  wpcf7_not_found: [404, 'The requested contact form was not found.'],
  wpcf7_unit_tag_not_found: [400, 'There is no valid unit tag.'],
  wpcf7_forbidden: [403, 'You are not allowed to access contact forms.'],
  wpcf7_forbidden_form: [403, 'You are not allowed to access the requested contact form.'],
  wpcf7_forbidden_new: [403, 'You are not allowed to create a contact form.'],
  rest_no_route: [404, 'No route was found matching the URL and request method.'],
} as const

/** Errors that the protocol does not have; their sentences are the site's. */
const OWN_ERRORS = {
  malformed_body: [400, 'notWhole'],
} as const

export type ErrorCode = keyof typeof ERRORS | keyof typeof OWN_ERRORS

/** @returns HTTP status and body of an error of the protocol. */
export function protocolError(
  code: ErrorCode,
  texts: FormTexts = FORM_TEXTS,
): { readonly status: number; readonly body: object } {
  const [status, message] =
    code in OWN_ERRORS ? ownError(code as keyof typeof OWN_ERRORS, texts) : ERRORS[code as keyof typeof ERRORS]
  // What is forbidden has one code on the wire, whatever it is.
  const wire = code.startsWith('wpcf7_forbidden') ? 'wpcf7_forbidden' : code
  return { status, body: { code: wire, message, data: { status } } }
}

function ownError(code: keyof typeof OWN_ERRORS, texts: FormTexts): readonly [number, string] {
  const [status, key] = OWN_ERRORS[code]
  return [status, texts[key]]
}
