import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type FormFile, isFormFile } from '../../core/plan/plan-form-files.ts'

/** Files of forms that one import takes, and bytes of one. */
const MAX_FILES = 200
const MAX_FILE_BYTES = 5_000_000

/**
 * Finds what WPForms, Gravity Forms and Ninja Forms exported: `.json` and `.nff` files among paths, and those in a folder.
 * Other JSON passes.
 */
export async function findFormFiles(paths: readonly string[]): Promise<readonly FormFile[]> {
  const found: FormFile[] = []
  for (const path of await candidatesIn(paths)) {
    if (found.length >= MAX_FILES) break
    const file = await formFileAt(path)
    if (file) found.push(file)
  }
  return found
}

/** @returns Undefined for anything but an export of forms. */
export async function formFileAt(path: string): Promise<FormFile | undefined> {
  const stats = await stat(path).catch(() => undefined)
  if (!stats?.isFile() || stats.size > MAX_FILE_BYTES || !/\.(?:json|nff)$/i.test(path)) return undefined
  const file = { name: basename(path), text: await readFile(path, 'utf8') }
  return isFormFile(file) ? file : undefined
}

async function candidatesIn(paths: readonly string[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const path of paths) {
    const stats = await stat(path).catch(() => undefined)
    if (!stats?.isDirectory()) found.push(path)
    else found.push(...(await readdir(path).catch(() => [])).sort().map((name) => join(path, name)))
  }
  return found
}
