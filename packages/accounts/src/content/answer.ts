/** Answer that no cache may store. */
export function answer(body: object): Response {
  return Response.json(body, { headers: { 'cache-control': 'no-store' } })
}

/** Refusal with a sentence, as the admin shows them. */
export function refusal(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store' } })
}
