import type { HealthFinding } from '@vitrine/kit/core'

/** Names of files that a finding gives. */
const NAMED = 5

/** End of the name of a size, after that of its image: `chair-480x320.webp`. */
const SIZE = /-\d+x\d+$/

/**
 * Files that belong to nothing in the library.
 *
 * @param names Everything in its folder.
 * @param recorded Names of the files that the library knows, without those of their sizes.
 */
export function looseFiles(names: readonly string[], recorded: Iterable<string>): readonly string[] {
  const known = new Set(recorded)
  const stems = new Set([...known].map(stemOf))
  return names.filter(
    (name) => !known.has(name) && !(SIZE.test(stemOf(name)) && stems.has(stemOf(name).replace(SIZE, ''))),
  )
}

/** Finding for the owner about files that no upload ended for; none if there are none. */
export function looseFilesFinding(loose: readonly string[]): readonly HealthFinding[] {
  if (loose.length === 0) return []
  const names = [...loose].sort().slice(0, NAMED).join(', ') + (loose.length > NAMED ? ', …' : '')
  const [en, de] = loose.length === 1 ? ['1 file', '1 Datei'] : [`${loose.length} files`, `${loose.length} Dateien`]
  return [
    {
      title: { en: 'Files of the library', de: 'Dateien der Mediathek' },
      state: 'attention',
      text: {
        en: `${en} in the folder “media” of the data folder belong to nothing in the library, such as those of an upload that was interrupted: ${names}. Make a backup, then delete them there.`,
        de: `${de} im Ordner „media“ des Datenordners gehören zu nichts in der Mediathek, etwa von einem Upload, der abgebrochen ist: ${names}. Ein Backup machen, dann dort löschen.`,
      },
    },
  ]
}

function stemOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(0, dot) : name
}
