import { cni } from './cni/index.ts'
import { isolation } from './isolation.ts'
import { kubernetes } from './kubernetes/index.ts'
import { modes } from './modes/index.ts'
import { platforms } from './platforms/index.ts'
import { runtimes } from './runtimes/index.ts'
import { images, windows } from './windows/index.ts'

/** Everything that rules and option states need; larger tables (flags, downloads) are imported where they are used. */
export const catalog = {
  kubernetes,
  windows,
  images,
  runtimes,
  isolation,
  platforms,
  modes,
  cni,
} as const

/** Last day that the facts speak for, and the version that links and files carry. */
export const catalogDate = '2026-08-31'
export const catalogVersion = '2026.08'
