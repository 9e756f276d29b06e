import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { inRoot } from '../../../scripts/launch/paths.mjs'

/** Width and height of a photo in pixels: wider than the widest size that the library makes. */
const [WIDTH, HEIGHT] = [2400, 1600]

/**
 * Writes the files of an export's attachments, each a photo.
 *
 * @param {number} posts Posts of the export.
 * @param {string} folder Folder of the uploads.
 * @returns {Promise<Buffer[]>} Their bytes.
 */
export async function writePhotos(posts, folder) {
  execFileSync(process.execPath, [
    inRoot('packages/wordpress/test-data/exports/make-large.mjs'),
    String(posts),
    '--pictures',
    folder,
  ])
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort()
  const photos = []
  for (const [number, file] of files.entries()) {
    await photo(number).toFile(file)
    photos.push(await readFile(file))
  }
  return photos
}

/**
 * Draws soft shapes with grain, which an encoder has work with as with a photo.
 *
 * @param {number} number Another one for each.
 */
function photo(number) {
  const grain = sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
  const hue = (number * 47) % 360
  return grain.blur(2).modulate({ hue, saturation: 1.5 }).png({ compressionLevel: 1 })
}
