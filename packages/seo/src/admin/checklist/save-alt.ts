import { type AdminText, NO_ANSWER } from '@vitrine/content/core'

/**
 * Saves the text of a picture in the media library, in one language.
 *
 * @param filename Of the picture, or of one of its sizes.
 * @param saved.word Gives texts in the language of the admin.
 * @returns Undefined: it is saved. Otherwise a sentence that says why not.
 */
export async function saveAlt(
  filename: string,
  saved: { readonly alt: string; readonly locale: string; readonly word: (text: AdminText) => string },
): Promise<string | undefined> {
  const { alt, locale, word } = saved
  try {
    const query = new URLSearchParams({ depth: '0', limit: '1', 'select[filename]': 'true' })
    query.set('where[filename][equals]', filename)
    const found = await fetch(`/api/media?${query}`, { credentials: 'include' })
    const { docs } = (await found.json()) as { readonly docs?: readonly { readonly id: number }[] }
    const [medium] = docs ?? []
    if (!medium) {
      return word({
        en: 'The image is not in the media library. Say there what it shows.',
        de: 'Das Bild ist nicht in der Mediathek. Dort angeben, was es zeigt.',
      })
    }
    const saved = await fetch(`/api/media/${medium.id}?depth=0&locale=${locale}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ alt }),
    })
    if (saved.ok) return undefined
    const { errors } = (await saved.json()) as { readonly errors?: readonly { readonly message?: string }[] }
    return (
      errors?.[0]?.message ??
      word({
        en: 'The text could not be saved. Try again.',
        de: 'Der Text konnte nicht gespeichert werden. Versuchen Sie es noch einmal.',
      })
    )
  } catch {
    return word(NO_ANSWER)
  }
}
