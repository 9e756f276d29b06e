/** Bytes of a key: no two messages draw the same. */
const KEY_BYTES = 16

/** Draws the key of a message: 32 hexadecimal digits. Unlike `crypto.randomUUID`, it works on pages without https. */
export function drawPostKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
