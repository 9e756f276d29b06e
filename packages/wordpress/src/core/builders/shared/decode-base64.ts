const MAX_BASE64 = 4_000_000

/**
 * Decodes base64 of UTF-8 as builders keep markup in it: blanks and line breaks inside do not count, a missing padding
 * neither.
 *
 * @returns Undefined for what is none, or is not text.
 */
export function decodeBase64(written: string): string | undefined {
  const packed = written
    .replace(/[\s\u200b]+/g, '')
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/=+$/, '')
  if (packed === '' || packed.length > MAX_BASE64 || packed.length % 4 === 1) return undefined
  if (!/^[A-Za-z0-9+/]+$/.test(packed)) return undefined
  try {
    const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0))
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return isText(text) ? text : undefined
  } catch {
    // Not UTF-8: what was encoded is no text.
    return undefined
  }
}

/** Tells whether hardly a sign is a control sign: chance letters decode to those. */
function isText(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text)
}
