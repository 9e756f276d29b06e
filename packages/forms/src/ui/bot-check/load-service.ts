/** Milliseconds that the script of a service may take: a visitor who pressed the button waits for it. */
const LOAD_PATIENCE_MS = 15_000

/** Name of the function that a service calls once it can be used. */
const READY = 'vitrineBotCheckReady'

/**
 * Loads the script of a service, unless the page has it.
 *
 * @param address Without the parameter that names the function to call.
 * @param find The service, once it is there.
 */
export function loadService<Service>(address: string, find: () => Service | undefined): Promise<Service> {
  return new Promise((resolve, reject) => {
    const there = find()
    if (there) return resolve(there)
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error(`The bot check at ${new URL(address).host} could not be loaded.`))
    }
    const patience = setTimeout(fail, LOAD_PATIENCE_MS)
    Object.assign(window, {
      [READY]: () => {
        clearTimeout(patience)
        const service = find()
        if (service) resolve(service)
        else fail()
      },
    })
    script.src = `${address}&onload=${READY}`
    script.async = true
    script.onerror = fail
    document.head.append(script)
  })
}
