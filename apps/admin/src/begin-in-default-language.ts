import config from '@payload-config'
import { redirect } from 'next/navigation'

/**
 * Leads "Create New" to the same page with the default language in its address. Payload would take the language that
 * was looked at last, and what is written there would be missing in the default one.
 */
export async function beginInDefaultLanguage({
  segments = [],
  search,
}: {
  readonly segments: readonly string[] | undefined
  readonly search: Readonly<Record<string, string | string[]>>
}): Promise<void> {
  const [kind, collection, action, ...rest] = segments
  if (kind !== 'collections' || action !== 'create' || rest.length > 0 || 'locale' in search) return
  const { collections, localization, routes } = await config
  // What is no collection is for Payload to answer.
  if (!collections.some(({ slug }) => slug === collection)) return
  if (!localization || localization.localeCodes.length < 2) return
  const query = new URLSearchParams({ locale: localization.defaultLocale })
  for (const [name, value] of Object.entries(search)) for (const one of [value].flat()) query.append(name, one)
  redirect(`${routes.admin}/collections/${collection}/create?${query}`)
}
