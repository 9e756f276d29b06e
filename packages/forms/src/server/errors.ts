/** Errors of the protocol by code, with status and sentence. [reference 1] */
const ERRORS = {
  wpcf7_unsupported_media_type: [415, 'The request payload format is not supported.'],
  wpcf7_not_found: [404, 'The requested contact form was not found.'],
  wpcf7_unit_tag_not_found: [400, 'There is no valid unit tag.'],
  wpcf7_forbidden: [403, 'You are not allowed to access contact forms.'],
  wpcf7_forbidden_form: [403, 'You are not allowed to access the requested contact form.'],
  wpcf7_forbidden_new: [403, 'You are not allowed to create a contact form.'],
  rest_no_route: [404, 'No route was found matching the URL and request method.'],
  body_too_large: [413, 'The message is too large. Please shorten it and send it again.'],
  malformed_body: [400, 'The message did not arrive whole. Please send it again.'],
  too_many_requests: [429, 'Too many messages came from this address. Please try again in a minute.'],
} as const

export type ErrorCode = keyof typeof ERRORS

/** @returns HTTP status and body of an error of the protocol. */
export function protocolError(code: ErrorCode): { readonly status: number; readonly body: object } {
  const [status, message] = ERRORS[code]
  // What is forbidden has one code on the wire, whatever it is.
  const wire = code.startsWith('wpcf7_forbidden') ? 'wpcf7_forbidden' : code
  return { status, body: { code: wire, message, data: { status } } }
}
