/** Somebody who may look after messages. */
export interface Colleague {
  readonly id: number
  readonly name: string
}
