/** What the checks need to know of the site. */
export interface Site {
  readonly url: string
  /** Stands for `[_site_admin_email]`. */
  readonly adminEmail: string
  /** Whether a service keeps programs from sending forms. */
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
