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
              basis: 'fails' as const,
              message: `The backend names no VNI: Windows takes ${minVni.value} and Linux takes 1, so that they pass each other by. Write ${minVni.value} or higher.`,
              facts: [minVni],
            },
          ]
        : []),
      ...(valueAt(value, ['Backend', 'Port']) === undefined
        ? [
            {
              path: ['Backend', 'Type'],
              basis: 'fails' as const,
              message: `The backend names no Port: Windows takes ${port.value} and Linux another one, so that packets never meet. Write ${port.value}.`,
              facts: [port],
            },
          ]
        : []),
    ]
  },
})
