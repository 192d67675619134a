import { agentObjects } from '../../artifacts/root/runbook/agent-objects.ts'
import { inUse } from '../../artifacts/root/runbook/thing.ts'
import type { Gap } from './gap.ts'
import {
  overlay,
  isFlannel,
  isCalico,
  network,
  cniFile,
  waitStep,
  networkStep,
  waitsForCalico,
} from './where.ts'

/** Known faults of the plugins and their agents. */
export const networkGaps: readonly Gap[] = [
  {
    row: 'A6: nothing writes the CNI file',
    when: ({ cni }) => cni === 'vpc-bridge',
    step: 'node-ready',
    needs: cniFile,
  },
]
