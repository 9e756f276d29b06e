/** Origins, or parts of them, from which a page may load besides its own: each as a content security policy writes it. */
export interface PageSources {
  readonly script?: readonly string[]
  readonly style?: readonly string[]
  readonly frame?: readonly string[]
  /** Addresses that scripts may call. */
  readonly connect?: readonly string[]
}
