import type { Payload } from 'payload'

/** A document, as far as it has files. */
export interface StoredFile {
  readonly filename?: string | null
  readonly sizes?: Readonly<Record<string, { readonly filename?: string | null } | null>> | null
}

/** Reads the names of all files of the library that lie in the trash, in all their sizes. */
export async function readTrashedFileNames(payload: Payload): Promise<ReadonlySet<string>> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { deletedAt: { exists: true } },
    trash: true,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return new Set(docs.flatMap((file) => fileNames(file as StoredFile)))
}

/** Names of the files of a document, in all their sizes; none for one without. */
export function fileNames({ filename, sizes }: StoredFile): readonly string[] {
  const files = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)]
  return files.filter((name) => typeof name === 'string')
}
