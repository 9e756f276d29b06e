import { parseArgs } from 'node:util'
import { ConfigError } from '@vitrine/cms/settings'
import type { ExportReport } from './server/export-site.ts'

const USAGE = `Give:
  npm run export -- --static FOLDER [--origin https://…] [--url https://…]
docs/deploying.md explains each option.`

/** Broken links that are named; the others are counted. */
const MAX_NAMED = 50

export interface AskedExport {
  /** Absolute path of the folder to write. */
  readonly folder: string
  /** Origin of the running site that answers forms, search and calls. */
  readonly origin: string | undefined
  /** Public origin of the exported pages. Undefined: that of the site. */
  readonly url: string | undefined
}

/**
 * Reads the arguments of `npm run export`.
 *
 * @throws {ConfigError} For anything but one export.
 */
export function readArguments(args: readonly string[]): AskedExport {
  const { folder, origin, url } = parsed(args)
  if (folder === undefined || folder === '') throw new ConfigError(USAGE)
  return { folder, origin: originOf('--origin', origin), url: originOf('--url', url) }
}

function parsed(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { static: { type: 'string' }, origin: { type: 'string' }, url: { type: 'string' } },
    })
    return { folder: values.static, origin: values.origin, url: values.url }
  } catch (cause) {
    throw new ConfigError(`${(cause as Error).message}\n${USAGE}`)
  }
}

function originOf(option: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username)
    return url.origin
  throw new ConfigError(
    `${option} is "${text}", which is no site. Give its address without a path, such as https://www.example.com.`,
  )
}

/** Sentences on an export for whoever asked for it. */
export function reportText(report: ExportReport, asked: AskedExport & { readonly siteUrl: string }): string {
  const { pages, files, bytes, redirects, unsaid, broken } = report
  const { folder, origin, siteUrl } = asked
  const named = broken.slice(0, MAX_NAMED)
  return [
    `${folder}: ${pages} pages, ${files} files, ${(bytes / 1_000_000).toFixed(1)} MB, ${redirects} redirects, for ${siteUrl}`,
    ...(asked.url === undefined && /^http:\/\/localhost(?::|$)/.test(siteUrl)
      ? ['Its links for search engines lead to this machine. Give --url https://… with the address of the pages.']
      : []),
    ...(origin ? [`Forms and search go to ${origin}, which has to have the setting FORMS_ORIGINS=${siteUrl}`] : []),
    ...(unsaid.length > 0
      ? [`Redirects that _redirects cannot say, which nginx has: ${unsaid.slice(0, MAX_NAMED).join(', ')}`]
      : []),
    ...(broken.length > 0 ? ['Links that lead nowhere:'] : []),
    ...named.map(({ address, page, pages }) => `  ${address} (on ${page}${pages > 1 ? ` and ${pages - 1} more` : ''})`),
    ...(broken.length > named.length ? [`  and ${broken.length - named.length} more`] : []),
  ].join('\n')
}
