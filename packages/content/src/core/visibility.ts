/** Who may see a document: everybody, whoever has its password, or members of the site. */
export const VISIBILITIES = ['everyone', 'password', 'members'] as const

export type Visibility = (typeof VISIBILITIES)[number]

/** Reads who may see a document. One that says nothing is for everyone; one that says what nobody knows is for members. */
export function parseVisibility(stored: unknown): Visibility {
  if (stored === undefined || stored === null || stored === '') return 'everyone'
  return VISIBILITIES.find((visibility) => visibility === stored) ?? 'members'
}

/** Proofs that a visitor has given. */
export interface Shown {
  /** They gave the password of the document. */
  readonly hasOpened: boolean
  readonly isMember: boolean
}

/** Tells whether a visitor may see a document. Members see what has a password, too. */
export function mayEnter(visibility: Visibility, { hasOpened, isMember }: Shown): boolean {
  switch (visibility) {
    case 'everyone':
      return true
    case 'password':
      return hasOpened || isMember
    case 'members':
      return isMember
  }
}
