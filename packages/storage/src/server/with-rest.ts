import type { FileStore } from './file-store.ts'

/**
 * A place for files, and another where files still lie that were not moved yet. All that is written comes to the first,
 * so that the other only empties.
 */
export function withRest(place: FileStore, rest: FileStore): FileStore {
  return {
    read: async (name, options) => (await place.read(name, options)) ?? rest.read(name, options),
    async write(name, content, type) {
      await place.write(name, content, type)
      await rest.remove(name)
    },
    async remove(name) {
      await place.remove(name)
      await rest.remove(name)
    },
    async *names(beginning) {
      const known = new Set<string>()
      for await (const name of place.names(beginning)) {
        known.add(name)
        yield name
      }
      for await (const name of rest.names(beginning)) if (!known.has(name)) yield name
    },
  }
}
