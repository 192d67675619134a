import type { Fact } from '../fact.ts'

/** A Windows Server release that can be a container host. */
export interface WindowsServerRelease<Id extends string = string> {
  readonly id: Id
  readonly name: string
  readonly channel: 'LTSC' | 'SAC' | 'AC'
  /** OS build without revision, `10.0.17763`. */
  readonly build: Fact<string>
  readonly released: Fact<string>
  /** ISO dates; `extendedEnd` only where the channel has one. */
  readonly mainstreamEnd: Fact<string | null>
  readonly extendedEnd?: Fact<string | null>
}

/** A Windows base image release that a workload can be built on. */
export interface WindowsImageRelease<Id extends string = string> {
  readonly id: Id
  readonly name: string
  readonly build: Fact<string>
  /** Tag spellings that name this release, the usual one first: `ltsc2019`, `1809`. */
  readonly tags: readonly string[]
  /** A public sample image on this release, full reference. */
  readonly sample: Fact<string>
  /** ISO date of the last security update. */
  readonly supportEnd: Fact<string>
}

export const defineWindowsRelease = <const Id extends string>(release: WindowsServerRelease<Id>) =>
  release
export const defineImageRelease = <const Id extends string>(release: WindowsImageRelease<Id>) =>
  release
