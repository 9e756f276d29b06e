/** Gives each id once, with a number behind those that were given before. @param taken Ids of others. */
export function idGiver(taken: readonly string[] = []): (id: string) => string {
  const given = new Set(taken)
  return (id) => {
    let own = id
    for (let number = 2; given.has(own); number += 1) own = `${id}-${number}`
    given.add(own)
    return own
  }
}
