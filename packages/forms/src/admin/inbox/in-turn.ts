let last: Promise<unknown> = Promise.resolve()

/**
 * Sends a change once those before it are answered. Payload reads a document, merges a change into it and writes it whole:
 * of two changes at a time, such as a message read and done, the later write would undo the other.
 *
 * @param send Never rejects.
 */
export function inTurn<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const answer = last.then(send)
  last = answer
  return answer
}
