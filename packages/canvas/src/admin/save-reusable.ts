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
): Promise<string | undefined> {
  try {
    const response = await fetch(`/api/reusable-blocks?depth=0&locale=${locale}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    })
    if (response.ok) return undefined
    const { errors } = (await response.json()) as { readonly errors?: readonly { readonly message?: string }[] }
    return errors?.[0]?.message ?? 'The section could not be saved. Try again.'
  } catch {
    return 'The site does not answer. Try again.'
  }
}
