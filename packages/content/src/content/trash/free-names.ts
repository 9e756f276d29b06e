import type { CollectionSlug, PayloadRequest } from 'payload'
import { type AdminLabel, type AdminText, adminTextIn } from '../../core/admin-text.ts'
import { refusal } from '../answers.ts'
import { firstFree, namesToTry } from '../templates/free-name.ts'
import { namesGivenBack, type UniqueName } from './unique-names.ts'

/**
 * The names that a document comes back with: its own, or with a number where another document has taken one meanwhile.
 *
 * @throws {APIError} When a name is taken that means nothing else with a number, such as the old address of a redirect.
 */
export async function freeNames(
  names: readonly UniqueName[],
  {
    document,
    collection,
    req,
  }: { document: Readonly<Record<string, unknown>>; collection: CollectionSlug; req: PayloadRequest },
): Promise<Readonly<Record<string, unknown>>> {
  const back: Record<string, unknown> = { ...namesGivenBack(names, document) }
  for (const { name, label, isRequired } of names) {
    const own = back[name]
    if (typeof own !== 'string') continue
    const wanted = isRequired ? [own] : namesToTry(own)
    const free = await firstFree(wanted, { collection, field: name }, req)
    if (free === undefined) throw refusal(takenBy(label, own), { status: 409, req })
    back[name] = free
  }
  return back
}

function takenBy(label: AdminLabel, name: string): AdminText {
  return {
    en: `Something else has the ${adminTextIn(label, 'en').toLowerCase()} ${name} by now. Delete or change that first, then restore this.`,
    de: `${adminTextIn(label, 'de')} „${name}“ ist inzwischen vergeben. Erst das andere löschen oder ändern, dann dies wiederherstellen.`,
  }
}
