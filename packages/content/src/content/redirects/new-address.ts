/** Characters of an address that a redirect leads to. */
export const MAX_NEW_ADDRESS = 2000

/** Reads where a redirect leads: a path of this site, or a whole address. Undefined for what is neither. */
export function parseNewAddress(written: string): string | undefined {
  const text = written.trim()
  return text.length <= MAX_NEW_ADDRESS && /^(?:\/(?!\/)|https?:\/\/)\S*$/.test(text) ? text : undefined
}
