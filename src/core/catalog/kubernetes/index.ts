import { v1_14 } from './1.14.ts'
import { v1_15 } from './1.15.ts'
import { v1_16 } from './1.16.ts'
import { v1_17 } from './1.17.ts'
import { v1_18 } from './1.18.ts'
import { v1_19 } from './1.19.ts'
import { v1_20 } from './1.20.ts'
import { v1_21 } from './1.21.ts'
import { v1_22 } from './1.22.ts'
import { v1_23 } from './1.23.ts'
import { v1_24 } from './1.24.ts'
import { v1_25 } from './1.25.ts'
import { v1_26 } from './1.26.ts'
import { v1_27 } from './1.27.ts'
import { v1_28 } from './1.28.ts'
import { v1_29 } from './1.29.ts'
import { v1_30 } from './1.30.ts'
import { v1_31 } from './1.31.ts'
import { v1_32 } from './1.32.ts'
import { v1_33 } from './1.33.ts'
import { v1_34 } from './1.34.ts'
import { v1_35 } from './1.35.ts'
import { v1_36 } from './1.36.ts'
import { v1_37 } from './1.37.ts'
import { compareVersions, minorOf } from '../../values/version.ts'

/** Every minor the app knows, oldest first; a new one is a file and a line in each list here. */
export const kubernetes = {
  '1.14': v1_14,
  '1.15': v1_15,
  '1.16': v1_16,
  '1.17': v1_17,
  '1.18': v1_18,
  '1.19': v1_19,
  '1.20': v1_20,
  '1.21': v1_21,
  '1.22': v1_22,
  '1.23': v1_23,
  '1.24': v1_24,
  '1.25': v1_25,
  '1.26': v1_26,
  '1.27': v1_27,
  '1.28': v1_28,
  '1.29': v1_29,
  '1.30': v1_30,
  '1.31': v1_31,
  '1.32': v1_32,
  '1.33': v1_33,
  '1.34': v1_34,
  '1.35': v1_35,
  '1.36': v1_36,
  '1.37': v1_37,
} as const

export type KubernetesVersion = keyof typeof kubernetes

const minors = Object.values(kubernetes)

/** Oldest first. */
export const kubernetesVersions: readonly KubernetesVersion[] = minors.map(({ id }) => id)

/** The newest minor whose flag tables were read: the default, and as far as facts carry by themselves. */
export const newestVerified: KubernetesVersion =
  minors.findLast(({ flagsRead }) => flagsRead)?.id ?? v1_36.id

const lastWithDockershim = minors.findLast(
  ({ runtimes }) => runtimes.docker.state.value !== 'removed',
)

/** Whether the kubelet of a release reaches Docker by itself; later ones need an adapter of its own. */
export const hasDockershim = (release: string): boolean =>
  lastWithDockershim !== undefined && compareVersions(minorOf(release), lastWithDockershim.id) <= 0
