import type { ServerProps } from 'payload'

/** Tells whether a list is that of the trash: its address is `/admin/collections/{collection}/trash`. */
export function isTrashList({ params }: Pick<ServerProps, 'params'>): boolean {
  const { segments } = params ?? {}
  return Array.isArray(segments) && segments[0] === 'collections' && segments[2] === 'trash'
}
