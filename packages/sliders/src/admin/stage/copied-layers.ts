import { copyText, readCopied } from '@vitrine/canvas/admin'
import { type Copied, copiedText, parseCopied } from '../../core/stage/clipboard.ts'

/** Key of the local storage, for browsers that deny the system's clipboard. */
const KEY = 'vitrine-slider-copy'

export function copy(copied: Copied): Promise<void> {
  return copyText(KEY, copiedText(copied))
}

/** Layers or slides that were copied last. Undefined if there are none. */
export function copied(): Promise<Copied | undefined> {
  return readCopied(KEY, parseCopied)
}
