import type { PlatformId } from '../../cni/define.ts'
import { aksPool } from './aks.ts'
import type { PoolGuide } from './define.ts'
import { eksPool } from './eks.ts'
import { gkePool } from './gke.ts'

export const poolGuides: { readonly [Id in PlatformId]?: PoolGuide } = {
  aks: aksPool,
  eks: eksPool,
  gke: gkePool,
}
