import { type Copied, copiedText, parseCopied } from '../../core/stage/clipboard.ts'

/** Key of the local storage, for browsers that deny the system's clipboard. */
const KEY = 'vitrine-slider-copy'

/** Copies to the system's clipboard, so that it can be pasted in another window too. */
export async function copy(copied: Copied): Promise<void> {
  const text = copiedText(copied)
  // One of them is enough; private windows may refuse either.
  try {
    localStorage.setItem(KEY, text)
  } catch {}
  try {
    await navigator.clipboard.writeText(text)
  } catch {}
}

/** Layers or slides that were copied last, here or in another window. Undefined if the clipboard holds none. */
export async function copied(): Promise<Copied | undefined> {
  const read = async () => {
    try {
      return parseCopied(await navigator.clipboard.readText())
    } catch {
      return undefined
    }
  }
  const remembered = () => {
    try {
      return parseCopied(localStorage.getItem(KEY) ?? '')
    } catch {
      return undefined
    }
  }
  return (await read()) ?? remembered()
}
