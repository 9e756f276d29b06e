import type { IndexedItem } from '../index-of-export/indexed-item.ts'
import { titleText } from '../terms/title-text.ts'
import { fileNameOf, stemOf } from './upload-path.ts'

const MAX_TITLE_LENGTH = 300

/** Title of a file where somebody gave it one; empty for those that are only its name. */
export function titleForPeople({ title, attachment }: IndexedItem): string {
  const plain = titleText(title, MAX_TITLE_LENGTH)
  const file = attachment?.file ?? ''
  return isFileName(plain, file) ? '' : plain
}

function isFileName(title: string, file: string): boolean {
  const folded = foldedName(title)
  const names = [fileNameOf(file), fileNameOf(file).replace(/\.[a-z0-9]{1,8}$/i, ''), stemOf(file)]
  return (
    folded === '' ||
    names.some((name) => foldedName(name) === folded) ||
    /^(?:img|dsc|dscn|dscf|pict|p|screenshot)[\s_-]?\d{2,}/i.test(title)
  )
}

function foldedName(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_-]+/g, '-')
}
