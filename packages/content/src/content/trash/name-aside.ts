/** Ends a name that is set aside. No name that can be chosen has it: `#` is refused in addresses and aliases. */
const ASIDE = /#trash-\d+$/

/** A unique name as a document in the trash keeps it, so that another one can have it meanwhile. */
export function setAside(name: string, id: number | string): string {
  return `${nameOf(name)}#trash-${id}`
}

/** The name that a document has outside of the trash. */
export function nameOf(name: string): string {
  return name.replace(ASIDE, '')
}
