import { referenceId } from '@vitrine/content/core'
import type { TrashHook } from '@vitrine/content/documents'
import { APIError } from 'payload'

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
  const titles = docs.map(({ title }) => `“${title}”`)
  const more = totalDocs > titles.length ? [`${totalDocs - titles.length} more`] : []
  const names = inList.format([...titles, ...more])
  throw new APIError(
    `${names} ${totalDocs === 1 ? 'stands' : 'stand'} below this page. Move or delete what stands below it first.`,
    400,
    null,
    true,
  )
}

const inList = new Intl.ListFormat('en')

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
  throw new APIError(
    `It stands below “${parent.title}”, which lies in the trash. Restore that page first.`,
    400,
    null,
    true,
  )
}
