/** Facts about the site that the checks depend on. */
export interface Site {
  readonly url: string
  /** Stands for `[_site_admin_email]`. */
  readonly adminEmail: string
  /** True if a bot check is active. */
  readonly hasBotCheck: boolean
  /** Largest file that the server takes, in bytes. */
  readonly uploadLimit: number
  readonly findFile: (path: string) => AttachedFile
}

/** A file that an editor attaches to every mail. */
export type AttachedFile =
  | { readonly found: true; readonly bytes: number }
  | { readonly found: false }
  /** It is there, but not where files for mails are kept. */
  | { readonly found: 'outside' }
