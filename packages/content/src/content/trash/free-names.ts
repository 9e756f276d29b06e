import { APIError, type CollectionSlug, type PayloadRequest } from 'payload'
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
    if (free === undefined) throw new APIError(takenBy(label, own), 409, null, true)
    back[name] = free
  }
  return back
}

function takenBy(label: string, name: string): string {
  return `Something else has the ${label.toLowerCase()} ${name} by now. Delete or change that first, then restore this.`
}
