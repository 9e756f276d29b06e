/** Bytes that a try to sign in may have: names and passwords are short. */
export const MAX_LOGIN_BYTES = 16 * 1024

/**
 * Reads what a stranger sends to sign in: JSON, or a form with JSON in `_payload`, as the admin's own pages send it.
 *
 * @param fields Those that are let through; what is no text is left out.
 * @returns Undefined for anything else.
 */
export async function readLogin(
  body: Uint8Array,
  contentType: string,
  fields: readonly string[],
): Promise<Readonly<Record<string, string>> | undefined> {
  const stored = parsed(await jsonIn(body, contentType))
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined
  const entries = Object.entries(stored).filter(
    (entry): entry is [string, string] => fields.includes(entry[0]) && typeof entry[1] === 'string',
  )
  return Object.fromEntries(entries)
}

async function jsonIn(body: Uint8Array, contentType: string): Promise<string | undefined> {
  if (/^application\/json(?:;|$)/i.test(contentType)) return new TextDecoder().decode(body)
  if (!/^multipart\/form-data;/i.test(contentType)) return undefined
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData()
    const payload = form.get('_payload')
    return typeof payload === 'string' ? payload : undefined
  } catch {
    // Broken off, or without its boundary.
    return undefined
  }
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
