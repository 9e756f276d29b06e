import { within } from '@vitrine/content/core'

/** Times and days that files of an order can be downloaded, where the shop says nothing else. */
export const DEFAULT_DOWNLOADS = 5
export const DEFAULT_DOWNLOAD_DAYS = 30

/** Most times, and most days. */
export const MAX_DOWNLOADS = 1_000
export const MAX_DOWNLOAD_DAYS = 3_650

/** Files of one product. */
export const MAX_PRODUCT_FILES = 20

/**
 * Hours for which the address of a file holds once its download has begun. What is interrupted, resumed or begun again within
 * them counts once.
 */
export const DOWNLOAD_HOURS = 12

/** How often, and for how long after it was paid, each file of an order can be downloaded. */
export interface DownloadLimits {
  readonly downloads: number
  readonly days: number
}

/** Reads the limits of a product, or of the shop. @param stored Its fields `downloads` and `downloadDays`. */
export function parseDownloadLimits(
  stored: Readonly<Record<string, unknown>>,
  otherwise: DownloadLimits = { downloads: DEFAULT_DOWNLOADS, days: DEFAULT_DOWNLOAD_DAYS },
): DownloadLimits {
  return {
    downloads: within(stored.downloads, { min: 1, max: MAX_DOWNLOADS }) ?? otherwise.downloads,
    days: within(stored.downloadDays, { min: 1, max: MAX_DOWNLOAD_DAYS }) ?? otherwise.days,
  }
}
