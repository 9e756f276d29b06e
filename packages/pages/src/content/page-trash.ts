import { refusal } from '@vitrine/content/answers'
import type { AdminText } from '@vitrine/content/core'
import { referenceId } from '@vitrine/content/core'
import type { TrashHook } from '@vitrine/content/documents'

/** Pages that are named in a sentence; of more it says how many. */
const MAX_NAMED = 3

/** A page with pages below it stays: they would lose their address. */
export const refuseParents: TrashHook = async ({ id, req }) => {
  if (req.context.emptying === true) return
  const { docs, totalDocs } = await req.payload.find({
    collection: 'pages',
    where: { parent: { equals: id } },
    depth: 0,
    limit: MAX_NAMED,
    sort: 'path',
    select: { title: true },
    overrideAccess: true,
    req,
  })
  if (totalDocs === 0) return
  const titles = docs.map(({ title }) => String(title))
  throw refusal(standBelow(titles, totalDocs - titles.length), { status: 400, req })
}

/** @param more Pages beside those that are named. */
function standBelow(titles: readonly string[], more: number): AdminText {
  const names = {
    en: titles.map((title) => `“${title}”`),
    de: titles.map((title) => `„${title}“`),
  }
  const listIn = (language: keyof AdminText, rest: string) =>
    new Intl.ListFormat(language).format([...names[language], ...(more > 0 ? [rest] : [])])
  const isOne = titles.length === 1 && more === 0
  return {
    en: `${listIn('en', `${more} more`)} ${isOne ? 'stands' : 'stand'} below this page. Move or delete what stands below it first.`,
    de: `${listIn('de', `${more} weitere`)} ${isOne ? 'liegt' : 'liegen'} unter dieser Seite. Erst verschieben oder löschen, was unter ihr liegt.`,
  }
}

/** A page comes back below the page that it stood below, or not at all. */
export const refuseBelowTrash: TrashHook = async ({ id, req }) => {
  const read = { collection: 'pages', depth: 0, trash: true, overrideAccess: true, disableErrors: true, req } as const
  const page = await req.payload.findByID({ ...read, id, select: { parent: true } })
  const above = referenceId((page as { readonly parent?: unknown } | null)?.parent)
  if (above === undefined) return
  const parent = (await req.payload.findByID({ ...read, id: above, select: { title: true, deletedAt: true } })) as {
    readonly title?: unknown
    readonly deletedAt?: unknown
  } | null
  if (!parent?.deletedAt) return
  throw refusal(
    {
      en: `It stands below “${parent.title}”, which lies in the trash. Restore that page first.`,
      de: `Sie liegt unter „${parent.title}“, und diese Seite ist im Papierkorb. Erst jene wiederherstellen.`,
    },
    { status: 400, req },
  )
}
