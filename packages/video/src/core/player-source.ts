import type { Image, MediaFile } from '@vitrine/content/core'
import type { ProviderVideo } from '@vitrine/kit/core'
import type { PlayerTexts } from './player-texts.ts'

/** Source of a player: files of the site's own, or a video at a provider. */
export type PlayerSource = OwnVideo | (ProviderVideo & { readonly kind: 'provider' })

/** A video in one or more formats; the browser takes the first that it can play. */
export interface OwnVideo {
  readonly kind: 'file'
  readonly files: readonly MediaFile[]
  readonly poster?: Image
  readonly tracks?: readonly TextTrackFile[]
}

/** Words or chapters of a video, in WebVTT. */
export interface TextTrackFile {
  readonly url: string
  readonly kind: 'captions' | 'subtitles' | 'descriptions' | 'chapters'
  /** Language tag, as `de`. */
  readonly language: string
  readonly label: string
}

/** Initial behaviour of a player. */
export interface PlayerOptions {
  readonly title: string
  readonly autoplay: boolean
  readonly muted: boolean
  readonly loop: boolean
  /** Second at which a provider's video begins. */
  readonly start?: number
  /** True to show the browser's or the provider's controls. */
  readonly controls: boolean
  /** True to pause this player when another one starts. */
  readonly autopause: boolean
  /** Texts in its place when the provider does not answer; English where absent. */
  readonly texts?: Partial<PlayerTexts>
}
