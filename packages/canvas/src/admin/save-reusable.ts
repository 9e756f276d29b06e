import { type AdminLabel, NO_ANSWER } from '@vitrine/content/core'
import type { Stored } from '../core/stored.ts'

/**
 * Saves blocks under a name for other pages.
 *
 * @param locale Language of their words.
 * @returns Undefined: they are saved. Otherwise a sentence that says why not.
 */
export async function saveReusable(
  data: { readonly title: string; readonly layout: readonly Stored[] },
  locale: string,
): Promise<AdminLabel | undefined> {
  try {
    const response = await fetch(`/api/reusable-blocks?depth=0&locale=${locale}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    })
    if (response.ok) return undefined
    const { errors } = (await response.json()) as { readonly errors?: readonly { readonly message?: string }[] }
    return (
      errors?.[0]?.message ?? {
        en: 'The section could not be saved. Try again.',
        de: 'Der Abschnitt konnte nicht gespeichert werden. Versuchen Sie es noch einmal.',
      }
    )
  } catch {
    return NO_ANSWER
  }
}
