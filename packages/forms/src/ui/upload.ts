/** Sends a body as `fetch` does, and tells how much of it is sent, which `fetch` cannot. */
export function uploadWith(
  onProgress: (share: number) => void,
): (address: string, init: RequestInit) => Promise<Response> {
  return (address, { method = 'POST', body, headers }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, address)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress(loaded / total)
      }
      request.onload = () => {
        const { status, responseText } = request
        // A status without a body must not be given one.
        resolve(new Response(status === 204 ? null : responseText, { status }))
      }
      request.onerror = () => reject(new TypeError('The upload did not get through.'))
      request.send(body as FormData)
    })
}
