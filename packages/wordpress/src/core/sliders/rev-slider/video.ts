import { parseVideoAddress } from '@vitrine/kit/core'
import type { SourceRef } from '../../source/source-key.ts'
import { wordOf } from '../css-values.ts'
import type { Raw, SliderTools } from './tools.ts'

/** A video as backgrounds and layers store it: of the library, or at a provider. */
export interface StoredVideo {
  readonly file?: SourceRef
  readonly address?: string
}

interface NamedVideo {
  /** `youtube`, `vimeo`, `html5`. */
  readonly provider: string
  /** Id or address at the provider. */
  readonly id: unknown
  /** Address or path of the video itself. */
  readonly file: unknown
}

/** Finds a video. Undefined, with a line in the report, when there is none. */
export function findVideo({ provider, id, file }: NamedVideo, { media, report }: SliderTools): StoredVideo | undefined {
  const named = wordOf(id)
  if (provider === 'youtube' || provider === 'vimeo') {
    const address = addressOf(provider, named)
    if (address) return { address }
    report.lost('slider-film-missing', named || provider)
    return undefined
  }
  const path = wordOf(file)
  const elsewhere = path === '' ? undefined : parseVideoAddress(path)
  if (elsewhere) return { address: path }
  const found = path === '' ? undefined : media.find(path, 'video')
  if (path === '') report.lost('slider-film-missing', provider)
  return found && { file: found }
}

function addressOf(provider: 'youtube' | 'vimeo', named: string): string | undefined {
  if (parseVideoAddress(named)) return named
  const address =
    provider === 'youtube'
      ? `https://www.youtube.com/watch?v=${named}`
      : `https://vimeo.com/${named.replace(/\?.*$/, '')}`
  return /^[\w-]{6,20}$/.test(named.replace(/\?.*$/, '')) && parseVideoAddress(address) ? address : undefined
}

/** Videos at social networks and streams: who shows them is not known here. */
export function isStream(type: string): boolean {
  return type.startsWith('stream')
}

export function settingsOf(raw: Raw, ...names: readonly string[]): string {
  return names.map((name) => wordOf(raw[name])).find((value) => value !== '') ?? ''
}
