import { buffer } from 'node:stream/consumers'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { person } from '../../core/roles.ts'
import { record } from '../../core/stored.ts'
import { isAnimation } from './frames.ts'
import { mediaOf } from './media-store.ts'

/** A width in pixels that no image has: Payload leaves out sizes that are wider than the image. */
const WIDER_THAN_ANY = Number.MAX_SAFE_INTEGER

/**
 * Keeps Payload from making sizes of an animation, so that pages show the file itself. An AVIF size would be a strip of all
 * frames, and sharp reads only the first frame of an animated PNG or AVIF.
 */
export const noSizesOfAnimations: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  // Payload refuses strangers afterwards; until then they would have files read.
  if (overrideAccess !== true && !person(req.user)) return args
  const data = req.file?.data ?? (await scaledAgain(args, operation, req))
  return data && (await isAnimation(data)) ? withoutSizes(args) : args
}

/** A stored file of which Payload makes sizes without an upload: one that is copied, cropped or given a focal point. */
async function scaledAgain(
  args: unknown,
  operation: 'create' | 'update',
  req: PayloadRequest,
): Promise<Buffer | undefined> {
  const { id: changed, duplicateFromID, data } = record(args)
  const id = operation === 'create' ? duplicateFromID : changed
  if (typeof id !== 'number' && typeof id !== 'string') return undefined
  const stored = await movable(req, id)
  // The admin sends the focal point with every change.
  const isLeft = operation === 'update' && req.query?.uploadEdits === undefined && !movesFocus(record(data), stored)
  const found = isLeft || !stored?.filename ? undefined : await mediaOf(req.payload).read(stored.filename)
  return found && buffer(found.content)
}

interface Stored {
  readonly filename?: string | null
  readonly focalX?: number | null
  readonly focalY?: number | null
}

function movesFocus({ focalX, focalY }: Readonly<Record<string, unknown>>, stored: Stored | undefined): boolean {
  const isMoved = (given: unknown, old: number | null | undefined) => given !== undefined && given !== old
  return isMoved(focalX, stored?.focalX) || isMoved(focalY, stored?.focalY)
}

/** Finds a file of a kind that can move. */
async function movable(req: PayloadRequest, id: number | string): Promise<Stored | undefined> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { equals: id }, mimeType: { in: ['image/gif', 'image/webp', 'image/png', 'image/avif'] } },
    select: { filename: true, focalX: true, focalY: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    trash: true,
    req,
  })
  return docs[0]
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
