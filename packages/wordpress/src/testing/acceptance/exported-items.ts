import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { SourceItem } from '../../core/source/source.ts'
import { readExport } from '../../server/reading/read-export.ts'
import { openZip } from '../../server/reading/zip-entries.ts'

const folder = new URL('../../../test-data/exports/', import.meta.url)

function pathOf(name: string): string {
  return fileURLToPath(new URL(name, folder))
}

/** The items of one of the sites that the tests keep. */
export async function exportedItems(site: 'studio' | 'classic'): Promise<readonly SourceItem[]> {
  const items: SourceItem[] = []
  for await (const event of readExport([pathOf(`${site}/export.xml`)]))
    if (event.event === 'item') items.push(event.item)
  return items
}

/** Facts that must come of an export. */
export async function expectedOf<Expected>(name: string): Promise<Expected> {
  return JSON.parse(await readFile(pathOf(`${name}/expected.json`), 'utf8')) as Expected
}

/** Files of an archive by their paths. */
export async function archiveOf(name: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const zip = await openZip(pathOf(name))
  const files = new Map<string, Uint8Array>()
  for (const entry of zip.entries) {
    const parts: Uint8Array[] = []
    for await (const part of await entry.open()) parts.push(part as Uint8Array)
    files.set(entry.path, Buffer.concat(parts))
  }
  zip.close()
  return files
}
