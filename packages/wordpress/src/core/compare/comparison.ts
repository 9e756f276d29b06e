import type { PageDifference } from './page-difference.ts'

/** Comparison of an old site with what became of it here. */
export interface Comparison {
  /** Name or address of the old site. */
  readonly oldSite: string
  /** Address of this site, without a slash at its end. */
  readonly newSite: string
  readonly pages: readonly ComparedPage[]
  /** Pages beyond those that are compared at once. */
  readonly morePages: number
  /** Reason for which there are no screenshots; absent when there are. */
  readonly withoutScreenshots?: string
}

export type ComparedPage = ComparedBoth | UncomparedPage

interface AddressedPage {
  readonly title: string
  /** Path on the old site, with its query. */
  readonly oldPath: string
}

export interface ComparedBoth extends AddressedPage {
  readonly state: 'compared'
  /** Path that the old one leads to here. */
  readonly newPath: string
  readonly difference: PageDifference
  readonly screenshots: readonly ScreenshotPair[]
}

/** A page of which one side could not be read. */
export interface UncomparedPage extends AddressedPage {
  readonly state: 'uncompared'
  readonly side: 'old' | 'new'
  readonly reason: string
}

/** Two screenshots of one width, as names of files beside the report. A side that could not be drawn is absent. */
export interface ScreenshotPair {
  /** Width of the window in CSS pixels. */
  readonly width: number
  readonly before?: string
  readonly after?: string
}
