import type { StoredMessage } from './read-messages.ts'

/** Messages as a JSON array, one a line. */
export async function* messagesAsJson(messages: AsyncIterable<StoredMessage>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const message of messages) {
    yield separator + JSON.stringify(withoutPlaces(message))
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

/** Where files lie on the server is nothing to take along. */
function withoutPlaces(message: StoredMessage) {
  return { ...message, files: message.files.map(({ field, name, size }) => ({ field, name, size })) }
}
