import { given, type MediaFile, parseMediaFile, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase } from '@vitrine/kit/core'

/** A sound of the site's own, with the browser's controls. */
export interface AudioBlock extends BlockBase {
  readonly blockType: 'audio'
  readonly file: MediaFile
  readonly title: string
  /** Who speaks, where it was recorded. */
  readonly detail?: string
}

export const parseAudio: BlockParser = (raw): AudioBlock | undefined => {
  const file = parseMediaFile(raw.file, 'audio/')
  const title = text(raw.title)
  if (!file || title === undefined) return undefined
  return { ...blockBase(raw, 'audio'), file, title, ...given({ detail: text(raw.detail) }) }
}
