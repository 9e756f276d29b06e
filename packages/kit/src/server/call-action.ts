/** A call of a page's script besides its fields. */
export interface Call {
  /** Address of the page that calls, when it says so. */
  readonly page: string | undefined
}

/** The calls of one action. */
export interface CallAction {
  /** Gives what is sent as JSON. @throws {CallRefusal} */
  readonly answer: (fields: URLSearchParams, call: Call) => Promise<object>
  /** Calls that one visitor may make in a minute. */
  readonly maxCalls: number
}

/** A call that is not answered. */
export class CallRefusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
