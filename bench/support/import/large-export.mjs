import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { inRoot } from '../../../scripts/launch/paths.mjs'

const MAKER = inRoot('packages/wordpress/test-data/exports/make-large.mjs')

/**
 * Writes an export of WordPress.
 *
 * @param {number} posts
 * @param {string} folder
 * @returns {Promise<string>} Its file.
 */
export async function largeExport(posts, folder) {
  const file = join(folder, `${posts}.xml`)
  const maker = spawn(process.execPath, [MAKER, String(posts)], { stdio: ['ignore', 'pipe', 'inherit'] })
  await pipeline(maker.stdout, createWriteStream(file))
  return file
}
