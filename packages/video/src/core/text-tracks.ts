import { playerError } from './player-errors.ts'

/**
 * The track of a language, of any kind if none is named.
 *
 * @throws `InvalidTrackLanguageError` where there is none in it, `InvalidTrackError` where there is none of the kind.
 */
export function wantedTrack<Track extends { readonly language: string; readonly kind: string }>(
  tracks: readonly Track[],
  language: string,
  kind: string | undefined,
): Track {
  const inLanguage = tracks.filter((track) => track.language === language)
  if (inLanguage.length === 0)
    throw playerError('InvalidTrackLanguageError', `There are no words in the language “${language}”.`)
  const wanted = inLanguage.find((track) => kind === undefined || track.kind === kind)
  if (!wanted) throw playerError('InvalidTrackError', `There are no ${kind} in the language “${language}”.`)
  return wanted
}
