import { aks117 } from './aks-1.17.ts'
import { current } from './current.ts'
import { docs120Flannel } from './docs-1.20-flannel.ts'
import { hostprocess } from './hostprocess.ts'
import { hyperv114 } from './hyperv-1.14.ts'

export const presets = [current, docs120Flannel, aks117, hyperv114, hostprocess] as const

/** @internal for tests */
export type PresetId = (typeof presets)[number]['id']
