import { toast } from '@payloadcms/ui'
import type { ShopAnswer } from './call-shop.ts'
import type { useWords } from './use-words.ts'

/** Says that something was done, or what of it is left to do. */
export function sayDone({ isNoted, message }: ShopAnswer, word: ReturnType<typeof useWords>['word']): void {
  if (isNoted) toast.warning(word(message))
  else toast.success(word({ en: 'Done.', de: 'Erledigt.' }))
}
