import { z } from 'zod'

/** Number of the archive's layout. A program reads its own and older ones. */
export const MANIFEST_FORMAT = 1

/** Largest manifest that is read, in bytes: about 200,000 files. */
export const MAX_MANIFEST_BYTES = 64 * 1024 * 1024

/** Name of the manifest in an archive, where it is the last entry. */
export const MANIFEST_NAME = 'manifest.json'

const column = z.object({ name: z.string(), type: z.string(), isRequired: z.boolean(), initial: z.string().nullable() })

const table = z.object({
  name: z.string(),
  /** Columns whose values are in the archive, in its order: those that the database computes are left out. */
  columns: z.array(z.string()).min(1),
  rows: z.number().int().nonnegative(),
  /** How the table is made, for those that no migration makes. */
  definition: z.object({ columns: z.array(column), constraints: z.array(z.string()), indexes: z.array(z.string()) }),
})

const database = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sqlite') }),
  z.object({
    kind: z.literal('postgres'),
    /** Names of the migrations that the database had seen, oldest first. */
    migrations: z.array(z.string()),
    tables: z.array(table),
    /** Next values of the sequences: the last one that was given, or null where none was. */
    sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
  }),
])

const manifest = z.object({
  format: z.number().int().positive(),
  /** ISO 8601, in UTC. */
  madeAt: z.string(),
  /** Public address of the site. */
  site: z.string(),
  database,
  files: z.array(z.object({ path: z.string(), bytes: z.number().int().nonnegative(), sha256: z.string().length(64) })),
})

/** Contents of an archive: what it holds, and hashes by which each file is checked. */
export type Manifest = z.infer<typeof manifest>
export type DatabaseContents = Manifest['database']
export type TableContents = z.infer<typeof table>
export type FileContents = Manifest['files'][number]

/** @throws {Error} One sentence, for a manifest that is damaged or of a later format. */
export function parseManifest(json: string): Manifest {
  const parsed = manifest.safeParse(readJson(json))
  const format = (readJson(json) as { readonly format?: unknown } | null)?.format
  if (typeof format === 'number' && format > MANIFEST_FORMAT)
    throw new Error(
      `The archive has format ${format}; this Vitrine reads up to ${MANIFEST_FORMAT}. Update Vitrine first.`,
    )
  if (parsed.success) return parsed.data
  throw new Error('The manifest of the archive is damaged. Use another archive.')
}

function readJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/**
 * Compares what an archive holds with what its manifest says.
 *
 * @param found Files as they were read.
 * @returns One sentence for each difference; none where all is there.
 */
export function differencesOf(said: readonly FileContents[], found: readonly FileContents[]): readonly string[] {
  const byPath = new Map(found.map((file) => [file.path, file]))
  const missing = said.flatMap(({ path, bytes, sha256 }) => {
    const file = byPath.get(path)
    if (!file) return [`${path} is missing.`]
    return file.bytes === bytes && file.sha256 === sha256 ? [] : [`${path} was changed or damaged.`]
  })
  const known = new Set(said.map(({ path }) => path))
  return [
    ...missing,
    ...found.filter(({ path }) => !known.has(path)).map(({ path }) => `${path} is not in the manifest.`),
  ]
}
