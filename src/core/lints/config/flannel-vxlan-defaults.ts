import { flannel } from '../../catalog/cni/flannel.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'

const vxlan = flannel.modes.find(({ id }) => id === 'overlay')?.vxlan

export const flannelVxlanDefaults = defineLint({
  id: 'flannel-vxlan-defaults',
  on: 'flannel-net-conf',
  summary: 'VXLAN with Windows nodes names its identifier and its port',
  remediation: 'Set VNI and Port in the backend, the same for Linux and Windows nodes.',
  decisions: [],

  check({ value }) {
    const type = valueAt(value, ['Backend', 'Type'])
    if (!vxlan || String(type).toLowerCase() !== 'vxlan') return []
    const { minVni, port } = vxlan
    return [
      ...(valueAt(value, ['Backend', 'VNI']) === undefined
        ? [
            {
              path: ['Backend'],
              basis: 'refused' as const,
              message: `The backend names no VNI, and the default is too low for Windows: it must be ${minVni.value} or higher.`,
              facts: [minVni],
            },
          ]
        : []),
      ...(valueAt(value, ['Backend', 'Port']) === undefined
        ? [
            {
              path: ['Backend', 'Type'],
              basis: 'refused' as const,
              message: `The backend names no Port, and the default is not the one of Windows: it must be ${port.value}.`,
              facts: [port],
            },
          ]
        : []),
    ]
  },
})
