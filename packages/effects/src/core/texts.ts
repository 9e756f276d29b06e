/** What visitors read in the controls of effects. */
export const EFFECT_TEXTS = {
  pauseFilm: 'Pause background video',
  playFilm: 'Play background video',
  sound: 'Sound',
  pauseTitle: 'Pause moving text',
  playTitle: 'Move text again',
  panels: 'Panels',
  before: 'Before',
  after: 'After',
  compare: 'Show more of one picture or the other',
} as const
