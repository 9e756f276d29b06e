import { readFile } from 'node:fs/promises'
import type { PluginRedirects } from '../core/addresses/plugin-redirects.ts'
import { parseRedirectCsv } from '../core/addresses/redirect-csv.ts'
import { parseRedirectionFile } from '../core/addresses/redirection-file.ts'
import { ExportFileError } from './reading/export-files.ts'

/**
 * Reads the redirects that a plugin of the old site kept, as JSON or CSV.
 *
 * @throws {ExportFileError} For a file that is neither, or cannot be read.
 */
export async function readRedirectFile(path: string): Promise<PluginRedirects> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new ExportFileError(`“${path}” cannot be read. Look whether the path is right.`, { cause })
  })
  const redirects = /^\s*[[{]/.test(text) ? parseRedirectionFile(jsonOf(text)) : parseRedirectCsv(text)
  if (redirects) return redirects
  throw new ExportFileError(`“${path}” holds no redirects that are understood. Export them as JSON or CSV.`)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // No JSON: said by who asked.
    return undefined
  }
}
