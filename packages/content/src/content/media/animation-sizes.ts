import { buffer } from 'node:stream/consumers'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { person } from '../../core/roles.ts'
import { record } from '../../core/stored.ts'
import { isAnimation } from './frames.ts'
import { mediaOf } from './media-store.ts'

/** A width in pixels that no image has: Payload leaves out sizes that are wider than the image. */
const WIDER_THAN_ANY = Number.MAX_SAFE_INTEGER

/**
 * Has no sizes made of an animation, so that pages show the file itself. AVIF would be a strip of all frames, and neither
 * what sharp reads of an animated PNG nor of an animated AVIF moves.
 */
export const noSizesOfAnimations: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  // Payload refuses strangers afterwards; until then they would have files read.
  if (overrideAccess !== true && !person(req.user)) return args
  const data = req.file?.data ?? (await storedFile(req, scaledAgain(args, operation, req)))
  return data && (await isAnimation(data)) ? withoutSizes(args) : args
}

/** Number of the file that Payload makes the sizes of without an upload: one that is copied, cropped or given a focal point. */
function scaledAgain(args: unknown, operation: 'create' | 'update', { query }: PayloadRequest): unknown {
  const { id, duplicateFromID, data } = record(args)
  if (operation === 'create') return duplicateFromID
  return query?.uploadEdits !== undefined || 'focalX' in record(data) ? id : undefined
}

async function storedFile(req: PayloadRequest, id: unknown): Promise<Buffer | undefined> {
  if (typeof id !== 'number' && typeof id !== 'string') return undefined
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { equals: id }, mimeType: { in: ['image/gif', 'image/webp', 'image/png', 'image/avif'] } },
    select: { filename: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    trash: true,
    req,
  })
  const name = docs[0]?.filename
  const found = name ? await mediaOf(req.payload).read(name) : undefined
  return found && buffer(found.content)
}

/** The arguments of an operation in which the collection asks for sizes that are left out. */
function withoutSizes<Args>(args: Args): Args {
  const { collection } = record(args)
  const { config } = record(collection)
  const { upload } = record(config)
  const { imageSizes = [] } = record(upload) as { readonly imageSizes?: readonly object[] }
  const leftOut = imageSizes.map((size) => ({
    ...size,
    width: WIDER_THAN_ANY,
    height: undefined,
    withoutEnlargement: undefined,
  }))
  return {
    ...args,
    collection: {
      ...record(collection),
      config: { ...record(config), upload: { ...record(upload), imageSizes: leftOut } },
    },
  }
}
