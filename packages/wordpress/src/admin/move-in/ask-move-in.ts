import { type AdminLabel, NO_ANSWER } from '@vitrine/content/core'

/** Answer of the site. */
export type Reply<Body> =
  | { readonly isDone: true; readonly body: Body }
  | { readonly isDone: false; readonly message: AdminLabel }

/** Asks an address below `/api/move-in` in the name of who is signed in. @param path Begins with a slash. */
export async function askMoveIn<Body>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  data?: object,
): Promise<Reply<Body>> {
  try {
    const response = await fetch(`/api/move-in${path}`, {
      method,
      credentials: 'include',
      ...(data && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) }),
    })
    const body = await response.json()
    if (response.ok) return { isDone: true, body }
    return { isDone: false, message: body.message ?? NO_ANSWER }
  } catch {
    // No answer, or none that can be read.
    return { isDone: false, message: NO_ANSWER }
  }
}
