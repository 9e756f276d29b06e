import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { runnerImport } from 'vite'
import { inRoot } from '../../scripts/launch/paths.mjs'
import { largeExport } from '../support/import/large-export.mjs'
import { writePhotos } from '../support/import/photos.mjs'
import { runImport } from '../support/import/run-import.mjs'
import { median } from '../support/load.mjs'
import { NothingMeasured } from '../support/nothing-measured.mjs'

/** Posts of the export: it has an image for every five of them. */
const POSTS = 20

/** Rounds, in each of which everything is timed once; the one in the middle counts. */
const ROUNDS = 3

/** Speed at which an import takes images, against the image library alone with the same files and sizes, in turns. */
export async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-images-'))
  try {
    return await figuresIn(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} folder */
async function figuresIn(folder) {
  const uploads = join(folder, 'uploads')
  const file = await largeExport(POSTS, folder)
  const photos = await writePhotos(POSTS, uploads)
  const { module } = await runnerImport(inRoot('bench/support/import/library-alone.ts'))
  // What is loaded once, and what the disk has to be asked for once, counts for neither.
  await module.libraryAlone(photos.slice(0, 1))
  const alone = []
  const imports = []
  const ratios = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const library = await module.libraryAlone(photos)
    const withImages = await imported(file, ['--media', uploads], join(folder, `with-${round}`), photos.length)
    const without = await imported(file, [], join(folder, `without-${round}`), 0)
    alone.push(library)
    imports.push(withImages - without)
    ratios.push(library / (withImages - without))
  }
  return {
    'import.images.alone': median(alone) / photos.length,
    'import.images.each': median(imports) / photos.length,
    'import.images': median(ratios),
  }
}

/**
 * Imports the media alone into a new site.
 *
 * @param {string} file
 * @param {readonly string[]} media
 * @param {string} dataDir
 * @param {number} images How many have to come.
 * @returns {Promise<number>} Seconds.
 */
async function imported(file, media, dataDir, images) {
  const { seconds } = await runImport(['wordpress', file, ...media, '--only', 'media'], dataDir)
  const database = createClient({ url: `file:${join(dataDir, 'vitrine.db')}` })
  const { rows } = await database.execute(
    'select count(*) as images from media where sizes_avif2000_filename is not null',
  )
  database.close()
  if (rows[0]?.images !== images) throw new NothingMeasured(`${rows[0]?.images} of ${images} images were imported`)
  return seconds
}
