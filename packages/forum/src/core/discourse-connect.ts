/** Characters of a request of Discourse, which has about 200. */
const MAX_REQUEST_LENGTH = 2_000

/** Characters of a nonce; those of Discourse have 32. */
const MAX_NONCE_LENGTH = 200

/** Path below the address of a Discourse at which it takes who has signed in. */
const LOGIN_PATH = '/session/sso_login'

/** A Discourse whose members sign in here. */
export interface DiscourseSettings {
  /** Its address, without a slash at its end. */
  readonly address: string
  /** Its `discourse connect secret`. */
  readonly secret: string
}

/** A member as Discourse is to know them. */
export interface DiscourseMember {
  readonly id: number
  readonly email: string
  /** Empty: they gave none. */
  readonly name: string
}

/** Reads the address of a Discourse; undefined for one that browsers could be robbed at. */
export function parseDiscourseAddress(raw: string): string | undefined {
  if (!URL.canParse(raw)) return undefined
  const { protocol, username, password, search, hash, origin, pathname } = new URL(raw)
  if (protocol !== 'https:' || username !== '' || password !== '' || search !== '' || hash !== '') return undefined
  return origin + pathname.replace(/\/+$/, '')
}

/**
 * Reads what a Discourse asks, whose signature was right.
 *
 * @param sso The field of this name, in base64.
 * @param address Address to which alone members are sent back.
 * @returns The nonce; undefined for what asks for another address, or for nothing.
 */
export function parseDiscourseRequest(sso: string, address: string): string | undefined {
  if (sso.length > MAX_REQUEST_LENGTH || !/^[\d+/A-Za-z\s]+={0,2}\s*$/.test(sso)) return undefined
  let fields: URLSearchParams
  try {
    fields = new URLSearchParams(atob(sso))
  } catch {
    // No base64: nothing of Discourse.
    return undefined
  }
  const nonce = fields.get('nonce') ?? ''
  const isUsable = nonce !== '' && nonce.length <= MAX_NONCE_LENGTH
  return isUsable && fields.get('return_sso_url') === address + LOGIN_PATH ? nonce : undefined
}

/**
 * Answer to a request: the member, with the nonce of the request, in base64. Addresses were confirmed by the links that sign in, so
 * Discourse need not confirm them.
 */
export function discourseAnswer(nonce: string, { id, email, name }: DiscourseMember): string {
  const fields = { nonce, external_id: String(id), email, ...(name !== '' && { name, username: name }) }
  // Only letters, digits and signs of ASCII are left in it.
  return btoa(new URLSearchParams({ ...fields, require_activation: 'false' }).toString())
}

/** Address at which Discourse takes an answer. */
export function discourseLoginAddress(address: string, answer: { readonly sso: string; readonly sig: string }): string {
  return `${address}${LOGIN_PATH}?${new URLSearchParams({ ...answer })}`
}
