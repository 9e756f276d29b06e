import { open, readdir, realpath } from 'node:fs/promises'
import { basename, extname, join, sep } from 'node:path'
import { ExportFileError } from '../reading/export-files.ts'
import { type ComparedSite, MAX_PAGE_BYTES, type SiteFile } from './compared-site.ts'

/** Host of saved pages, which no network knows. */
const SAVED = new URL('http://saved.invalid/')

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/**
 * Pages that were saved into a folder, as `wget --mirror` and its like do: `about/index.html`, `about.html`, all of it
 * in a folder named like the host or not. Nothing outside of the folder is read.
 *
 * @throws {ExportFileError} When the folder cannot be read.
 */
export async function savedSite(folder: string): Promise<ComparedSite> {
  const root = await rootOf(folder)
  return {
    name: `the pages saved in ${basename(folder)}`,
    addressOf: (path) => new URL(path, SAVED),
    async get(url): Promise<SiteFile> {
      if (url.host !== SAVED.host) return { kind: 'none', reason: 'it is of another site' }
      for (const name of namesOf(url)) {
        const body = await readWithin(root, name)
        if (body) return { kind: 'file', url, contentType: CONTENT_TYPES[extname(name).toLowerCase()] ?? '', body }
      }
      return { kind: 'none', reason: 'it was not saved', isUnsaved: true }
    },
  }
}

/** The folder itself, or the only folder in it where no page lies beside that. */
async function rootOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((cause: unknown) => {
    throw new ExportFileError(`“${folder}” is no folder that can be read. Give the folder with the saved pages.`, {
      cause,
    })
  })
  const folders = entries.filter((entry) => entry.isDirectory())
  const hasPage = entries.some((entry) => entry.isFile() && /\.html?$/i.test(entry.name))
  const [only] = folders
  return realpath(only && folders.length === 1 && !hasPage ? join(folder, only.name) : folder)
}

/** Names under which a path may have been saved, likeliest first. */
function namesOf({ pathname, search }: URL): readonly string[] {
  const path = decoded(pathname).replace(/^\/+|\/+$/g, '')
  const query = decoded(search)
  const names = query === '' ? [] : [`${path}/index.html${query}`, `${path}${query}`, `${path}${query}.html`]
  // What a page shows is asked for with the version of the theme behind it.
  const isFile = /\.[a-z0-9]{2,5}$/i.test(path)
  const plain = [...(isFile ? [path] : []), `${path}/index.html`, `${path}/index.htm`, `${path}.html`]
  return query === '' || isFile ? [...names, ...plain] : names
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A percent sign that stands for itself.
    return text
  }
}

async function readWithin(root: string, name: string): Promise<Uint8Array | undefined> {
  const path = await realpath(join(root, name)).catch(() => undefined)
  // Links in a saved folder may lead anywhere.
  if (path === undefined || !path.startsWith(root + sep)) return undefined
  const handle = await open(path)
  try {
    const stats = await handle.stat()
    if (!stats.isFile() || stats.size > MAX_PAGE_BYTES) return undefined
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}
