import { flannel } from '../../../catalog/cni/flannel.ts'
import { flannelOnWindows } from '../../../catalog/cni/flannel-backend.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { windowsNodeIn } from '../../windows-node.ts'

const { refusedFlags } = flannelOnWindows

export const flannelTold = defineLint({
  id: 'flannel-told',
  on: 'setup',
  summary:
    'The backend of Flannel that a text tells of has nothing that flanneld on Windows refuses',
  remediation: 'Take it out of the backend, for the Linux nodes too: all read the same file.',
  decisions: [],

  check({ observations, parsed }) {
    // A file that was sent is judged itself.
    if (ofKind(parsed, 'flannel-net-conf').length > 0) return []
    const isFlannel = deciding(observations, 'cni').some(({ value }) => value === flannel.id)
    const modes = deciding(observations, 'networkMode').filter(({ absent }) => absent !== true)
    const node = windowsNodeIn(observations)
    if (!isFlannel || !node || !modes.every(({ value }) => value === 'overlay')) return []
    return named(observations, 'flannel.toldFlag')
      .filter(({ value }) => refusedFlags.value.some((one) => one === value))
      .slice(0, 1)
      .map((one) => ({
        path: [],
        place: placeOf(one),
        also: [placeOf(node)],
        basis: 'unsupported' as const,
        message: `${String(one.value)} is true in the backend of Flannel; flanneld on Windows refuses it.`,
        facts: [refusedFlags],
      }))
  },
})
