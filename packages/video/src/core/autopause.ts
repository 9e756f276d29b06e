/** A film on the page, as far as others are concerned. */
export interface Neighbour {
  /** One that does not take part pauses nobody, and nobody pauses it: backgrounds. */
  readonly autopause: boolean
  readonly paused: boolean
}

/** Which films stop when one starts: one plays at a time. */
export function pausedBy<Film extends Neighbour>(started: Film, films: Iterable<Film>): readonly Film[] {
  if (!started.autopause) return []
  return [...films].filter((film) => film !== started && film.autopause && !film.paused)
}
