import type { Fact } from '../../fact.ts'
import type { WindowsRelease } from '../../windows/index.ts'

/** What the platform has in the place of some choices. */
export interface Instead {
  readonly decisions: readonly string[]
  /** A sentence. */
  readonly uses: Fact<string>
}

/** How a pool of one platform is made, and what it does not do; loaded with the choice of the platform. */
export interface PoolGuide {
  /** What the tool calls each Windows release. */
  readonly images: { readonly [Release in WindowsRelease]?: Fact<string> }
  readonly instead: readonly Instead[]
  /** What must be there before, in order; sentences. */
  readonly before: readonly Fact<string>[]
  /** What no choice of the plan stands for; sentences. */
  readonly limits: readonly Fact<string>[]
  /** How the pool and its machines are looked after later; sentences. */
  readonly care: readonly Fact<string>[]
}

export const definePoolGuide = <const G extends PoolGuide>(guide: G) => guide

/** What the tool calls a release; undefined where the platform has no image of it. */
export const imageOf = ({ images }: PoolGuide, release: WindowsRelease) => images[release]
