import type { FieldHook } from 'payload'

/** Begins what is kept encrypted, so that a key is not taken for one that was. */
const SEAL = 'sealed:'

/** Encrypts a key before it is kept. */
export const sealSecret: FieldHook = ({ value, req }) =>
  typeof value === 'string' && value !== '' && !value.startsWith(SEAL) ? SEAL + req.payload.encrypt(value) : value

/** Decrypts a key. Empty for one that was kept under another secret: it has to be given again. */
export const unsealSecret: FieldHook = ({ value, req }) => {
  if (typeof value !== 'string' || !value.startsWith(SEAL)) return value
  try {
    return req.payload.decrypt(value.slice(SEAL.length))
  } catch {
    return ''
  }
}
