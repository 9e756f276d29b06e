/** A film behind something, as it is driven. `data-state` of its element is `playing` once there is a picture. */
export interface BackgroundFilm {
  play(): void
  pause(): void
  mute(isMuted: boolean): void
}
