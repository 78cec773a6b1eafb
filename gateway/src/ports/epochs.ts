/**
 * The epochs of the sites. Everything cached of a site has its epoch in its key, so a new one makes all of it old
 * (decision 50.6).
 */
export interface Epochs {
  /** The running epoch of a site, the same in all processes. */
  of(host: string): string
  /** Begins a new epoch in all processes. Resolves with whether they were told; if not, they are as soon as they can be. */
  begin(host: string): Promise<boolean>
}
