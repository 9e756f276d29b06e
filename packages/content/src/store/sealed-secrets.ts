import type { FieldHook, Payload } from 'payload'

/** Begins what is kept encrypted, so that a key is not taken for one that was. */
const SEAL = 'sealed:'

/** Encrypts what only the server may read. What is empty, or encrypted already, stays as it is. */
export function seal(payload: Payload, secret: string): string {
  return secret === '' || secret.startsWith(SEAL) ? secret : SEAL + payload.encrypt(secret)
}

/** Decrypts it. Empty for what was encrypted under another secret of the site. */
export function unseal(payload: Payload, sealed: string): string {
  if (!sealed.startsWith(SEAL)) return sealed
  try {
    return payload.decrypt(sealed.slice(SEAL.length))
  } catch {
    return ''
  }
}

/** Encrypts a key before it is kept. */
export const sealSecret: FieldHook = ({ value, req }) => (typeof value === 'string' ? seal(req.payload, value) : value)

/** Decrypts a key. Empty for one that was kept under another secret: it has to be given again. */
export const unsealSecret: FieldHook = ({ value, req }) =>
  typeof value === 'string' ? unseal(req.payload, value) : value
