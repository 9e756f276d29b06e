import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HELP_PAGES, type HelpPage } from '@vitrine/content/core'
import type { ReadHelp } from '../../core/help-text.ts'
import { helpTextOf } from './help-text-of.ts'

/** @param folder Of the documentation. A site that was packed without it has no page. */
export function helpReader(folder: string): ReadHelp {
  return async (asked) => {
    const read = await Promise.all(HELP_PAGES.map(async (page) => ({ page, text: await textOf(folder, page) })))
    const list = read.flatMap(({ page, text }) => (text === undefined ? [] : [{ page, title: titleOf(text) }]))
    const shown = read.find(({ page }) => page === asked)?.text
    return { list, shown: shown === undefined ? undefined : helpTextOf(shown) }
  }
}

async function textOf(folder: string, page: HelpPage): Promise<string | undefined> {
  try {
    return await readFile(join(folder, `${page}.md`), 'utf8')
  } catch {
    return undefined
  }
}

function titleOf(text: string): string {
  return /^# (.+)/.exec(text)?.[1] ?? ''
}
