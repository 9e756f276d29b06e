/** One film, whoever plays it. */
export interface Player {
  play(): Promise<void>
  pause(): Promise<void>
  /** Takes the player off the page. */
  destroy(): Promise<void>
  on(event: 'playing' | 'pause' | 'ended', callback: () => void): void
}
