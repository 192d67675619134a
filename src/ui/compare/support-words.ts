import type { SupportState } from '../../core/support.ts'
import type { IconName } from '../components/Icon.tsx'

interface Look {
  readonly word: string
  readonly icon: IconName
}

/** What a state is called, and its picture. */
export const supportLooks: Readonly<Record<SupportState, Look>> = {
  supported: { word: 'Supported', icon: 'ok' },
  ended: { word: 'Out of support', icon: 'warning' },
  unsupported: { word: 'Not supported', icon: 'lock' },
  unknown: { word: 'Not known', icon: 'unknown' },
}
