import { list } from '../../core/stored.ts'

/**
 * Changes files of the library.
 *
 * @param path Below `/api/media`, with its query.
 * @returns Undefined when it was done, else why it was not; an empty text when the site did not say.
 */
export async function changeMedia(path: string, change: object): Promise<string | undefined> {
  try {
    const response = await fetch(`/api/media${path}`, {
      method: 'PATCH',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
      // What is typed last is saved even if the page is left.
      keepalive: true,
    })
    const { errors } = await response.json()
    const message = list(errors)[0]?.message
    if (response.ok && message === undefined) return undefined
    return typeof message === 'string' ? message : ''
  } catch {
    return ''
  }
}
