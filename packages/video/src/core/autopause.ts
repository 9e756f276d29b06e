/** A video on the page, as far as others are concerned. */
export interface PausableVideo {
  /** False for videos that neither pause others nor are paused by them: backgrounds. */
  readonly autopause: boolean
  readonly paused: boolean
}

/** Videos that pause when one starts: one plays at a time. */
export function pausedBy<Video extends PausableVideo>(started: Video, videos: Iterable<Video>): readonly Video[] {
  if (!started.autopause) return []
  return [...videos].filter((video) => video !== started && video.autopause && !video.paused)
}
