/** Controls of a background video. `data-state` of its element is `playing` once a frame is visible. */
export interface BackgroundVideo {
  play(): void
  pause(): void
  mute(isMuted: boolean): void
}
