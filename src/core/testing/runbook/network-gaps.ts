import type { Gap } from './gap.ts'
import { cniFile } from './where.ts'

/** Known faults of the plugins and their agents. */
export const networkGaps: readonly Gap[] = [
  {
    row: 'A6: nothing writes the CNI file',
    when: ({ cni }) => cni === 'vpc-bridge',
    step: 'node-ready',
    needs: cniFile,
  },
]
