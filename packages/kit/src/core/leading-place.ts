import type { Image } from '@vitrine/content/core'

/**
 * Place of the first picture in a list.
 *
 * @param leads Whether the list holds the first picture of its page.
 * @returns -1 when it does not, or shows no picture.
 */
export function leadingPlace(leads: boolean, shown: readonly { readonly image?: Image | undefined }[]): number {
  return leads ? shown.findIndex(({ image }) => image) : -1
}
