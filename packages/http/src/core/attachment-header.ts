/**
 * Value of `Content-Disposition` for a file that is to be saved and never shown.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6266#section-5 (the plain name is for clients that do not know the other)
 */
export function attachmentHeader(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  // Half a surrogate pair has no encoding.
  const encoded = encodeURIComponent(name.replace(/\p{Surrogate}/gu, '_')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
