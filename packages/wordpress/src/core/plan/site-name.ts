import type { ImportOptions } from './options.ts'

/** Name of the old site, or else its host; undefined where an export says neither. */
export function siteNameOf({ title, address }: Pick<ImportOptions, 'title' | 'address'>): string | undefined {
  return title || (URL.canParse(address) ? new URL(address).hostname : undefined)
}
