import { type AdminLabel, NO_ANSWER } from '@vitrine/content/core'

/** Answer of the site. */
export type Reply<Body> =
  | { readonly isDone: true; readonly body: Body }
  | { readonly isDone: false; readonly message: AdminLabel }

/** Asks an address below `/api/users` in the name of who is signed in, or has a ticket. */
export async function callUsers<Body>(method: 'GET' | 'POST', path: string, data?: object): Promise<Reply<Body>> {
  try {
    const response = await fetch(`/api/users${path}`, {
      method,
      credentials: 'include',
      ...(method === 'POST' && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(data ?? {}),
      }),
    })
    const body = await response.json()
    if (response.ok) return { isDone: true, body }
    const [error] = body.errors ?? []
    // A sentence beside a field says more than that the field is invalid.
    return { isDone: false, message: error?.data?.errors?.[0]?.message ?? error?.message ?? NO_ANSWER }
  } catch {
    // No answer, or none that can be read.
    return { isDone: false, message: NO_ANSWER }
  }
}
