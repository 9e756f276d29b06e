import type { Image, MediaFile } from '@vitrine/content/core'
import type { ProviderVideo } from '@vitrine/kit/core'
import type { PlayerTexts } from './player-texts.ts'

/** What a player shows: files of the site's own, or a film at a provider. */
export type PlayerSource = OwnFilm | (ProviderVideo & { readonly kind: 'provider' })

/** A film in one or more formats; the browser takes the first that it can play. */
export interface OwnFilm {
  readonly kind: 'file'
  readonly files: readonly MediaFile[]
  readonly poster?: Image
  readonly tracks?: readonly TextTrackFile[]
}

/** Words or chapters of a film, in WebVTT. */
export interface TextTrackFile {
  readonly url: string
  readonly kind: 'captions' | 'subtitles' | 'descriptions' | 'chapters'
  /** Language tag, as `de`. */
  readonly language: string
  readonly label: string
}

/** How a player behaves from its first moment. */
export interface PlayerOptions {
  readonly title: string
  readonly autoplay: boolean
  readonly muted: boolean
  readonly loop: boolean
  /** Second at which a provider's film begins. */
  readonly start?: number
  /** Whether the browser's or the provider's controls are shown. */
  readonly controls: boolean
  /** Whether this player stops when another one starts. */
  readonly autopause: boolean
  /** What is said in its place when the provider does not answer; English where absent. */
  readonly texts?: Partial<PlayerTexts>
}
