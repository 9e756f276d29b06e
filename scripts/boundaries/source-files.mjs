import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const SKIPPED = new Set(['node_modules', 'dist', '.next', 'migrations'])

/**
 * Lists TypeScript and JavaScript sources below folders.
 *
 * @param {readonly string[]} folders
 * @returns {string[]}
 */
export function sourceFiles(folders) {
  return folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourceFiles([path])
      return /\.(?:[cm]?[jt]sx?)$/.test(entry.name) ? [path] : []
    }),
  )
}
