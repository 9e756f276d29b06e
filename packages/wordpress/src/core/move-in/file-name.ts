/** Characters of the name of a file or folder that an import takes. */
const MAX_NAME_LENGTH = 150

/** Letters and digits of every script, spaces, and signs that mean nothing in a path; no dot at its beginning. */
const CLEAN = /^[\p{L}\p{N}_(][\p{L}\p{M}\p{N} ._()+,@~-]*$/u

/** Tells whether something may have this name in the import folder: one segment of a path, and none that is hidden. */
export function isCleanName(name: string): boolean {
  return name.length <= MAX_NAME_LENGTH && CLEAN.test(name) && name === name.normalize('NFC') && !/[ .]$/.test(name)
}

/** Name under which an uploaded file is kept: the same, without its folder and without signs that names do not have. */
export function cleanName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .replace(/[^\p{L}\p{M}\p{N} ._()+,@~-]/gu, '-')
    .replace(/^[^\p{L}\p{N}_(]+/u, '')
    .replace(/[ .]+$/, '')
  const ending = /\.[a-z0-9]{1,5}$/i.exec(clean)?.[0] ?? ''
  return clean.slice(0, clean.length - ending.length).slice(0, MAX_NAME_LENGTH - ending.length) + ending
}
