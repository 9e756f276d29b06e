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

/** Leaves out the paths of files on the server, which mean nothing outside of it. */
function withoutPlaces(message: StoredMessage) {
  return { ...message, files: message.files.map(({ field, name, size }) => ({ field, name, size })) }
}
