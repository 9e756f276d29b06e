/**
 * The part of the address of an author that WordPress makes of a login: lower case, blanks and dots become dashes,
 * `@` and other signs go. An export does not say it.
 */
export function authorSlug(login: string): string {
  return login
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.]+/g, '-')
    .replace(/[^\p{L}\p{N}_-]+/gu, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '')
}
