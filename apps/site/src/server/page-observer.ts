/** Observer of how pages are answered. */
export interface PageObserver {
  /** An answer was in memory, or was being made for somebody else. */
  cacheHit(): void
  /** An answer had to be made. */
  cacheMiss(): void
  /** A page was rendered. @param milliseconds How long it took. */
  rendered(milliseconds: number): void
}
