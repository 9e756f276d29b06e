import type { OembedProblem } from './outcome.ts'

/** Where this site answers what a provider tells of a video: `?url=` is the video's address. */
export const OEMBED_PATH = '/video/oembed'

/** What it answers. */
export type OembedAnswer =
  | {
      readonly code?: undefined
      readonly provider: string
      readonly title: string
      readonly author: string
      /** Pixels. */
      readonly width: number
      /** Pixels. */
      readonly height: number
      /** Address of its picture at this site. */
      readonly thumbnail: string
    }
  | { readonly code: OembedProblem['kind'] | 'too_many'; readonly message: string }
