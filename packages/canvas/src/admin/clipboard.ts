/**
 * Copies a text to the system's clipboard, so that it can be pasted in another window too.
 *
 * @param key Of the local storage, for browsers that deny the system's clipboard.
 */
export async function copyText(key: string, text: string): Promise<void> {
  // One of them is enough; private windows may refuse either.
  try {
    localStorage.setItem(key, text)
  } catch {}
  try {
    await navigator.clipboard.writeText(text)
  } catch {}
}

/**
 * Reads what was copied last, here or in another window.
 *
 * @param key As it was copied with.
 * @param parse Reads a text; undefined: it is something else.
 */
export async function readCopied<Of>(key: string, parse: (text: string) => Of | undefined): Promise<Of | undefined> {
  const read = async () => {
    try {
      return parse(await navigator.clipboard.readText())
    } catch {
      return undefined
    }
  }
  const remembered = () => {
    try {
      return parse(localStorage.getItem(key) ?? '')
    } catch {
      return undefined
    }
  }
  return (await read()) ?? remembered()
}
