import type { OembedProblem } from './outcome.ts'

/** Address at which this site answers with a provider's description of a video: `?url=` is the video's address. */
export const OEMBED_PATH = '/video/oembed'

/** Answer of the provider. */
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
      /** Address of its image at this site. */
      readonly thumbnail: string
    }
  | { readonly code: OembedProblem['kind'] | 'too_many'; readonly message: string }
