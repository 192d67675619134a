import { flannelOnWindows } from '../../catalog/cni/flannel-backend.ts'
import { flannel } from '../../catalog/cni/flannel.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import type { Observation } from '../../model/observation.ts'
import { placeOf as at } from '../../model/observe.ts'
import { named } from '../../model/observed.ts'
import { ofKind } from '../../model/parsed.ts'
import { faultAt } from '../fault-at.ts'
import { windowsNodeIn } from '../windows-node.ts'

const { linuxPort, linuxVni } = flannelOnWindows
const vxlan = flannel.modes.find(({ id }) => id === 'overlay')?.vxlan

export const flannelVxlanDefaults = defineLint({
  id: 'flannel-vxlan-defaults',
  on: 'setup',
  summary: 'VXLAN with Windows nodes names its identifier and its port',
  remediation: 'Set VNI and Port in the backend, the same for Linux and Windows nodes.',
  decisions: [],

  check({ observations, parsed }) {
    const isOfLinux =
      windowsNodeIn(observations) === undefined &&
      named(observations, 'node.windowsWanted').length === 0 &&
      observations.some(({ subject }) => subject?.startsWith('linux ') === true)
    if (!vxlan || isOfLinux) return []
    const { minVni, port } = vxlan
    const ofChart = inValues(observations)
    if (ofChart.length > 0) return ofChart
    return ofKind(parsed, 'flannel-net-conf').flatMap(({ value: { value }, placeOf }) => {
      const backend = (key: string) => valueAt(value, ['Backend', key])
      if (String(backend('Type')).toLowerCase() !== 'vxlan') return []
      return [
        ...(backend('VNI') === undefined
          ? [
              faultAt(
                placeOf(['Backend']),
                'fails',
                `The backend names no VNI: Windows takes ${minVni.value} and Linux takes ${linuxVni.value}, so that neither side takes packets of the other. Write ${minVni.value} or higher.`,
                minVni,
              ),
            ]
          : []),
        ...(backend('Port') === undefined
          ? [
              faultAt(
                placeOf(['Backend', 'Type']),
                'fails',
                `The backend names no Port: Windows takes ${port.value} and Linux ${linuxPort.value}, so that packets never meet. Write ${port.value}.`,
                port,
              ),
            ]
          : []),
      ]
    })
  },
})

/** Values of the chart of flannel, beside a Windows node; charts of distributions have defaults of their own. */
function inValues(observations: readonly Observation[]): readonly LintViolation[] {
  const node = windowsNodeIn(observations)
  if (!vxlan || !node || named(observations, 'cluster.distribution').length > 0) return []
  const { minVni, port } = vxlan
  return named(observations, 'flannel.chartWithout').map((one) => {
    const isVni = one.value === 'vni'
    return faultAt(
      at(one),
      'fails',
      isVni
        ? `The values name no vni: Linux nodes take ${linuxVni.value} and Windows takes ${minVni.value}, so that neither side takes packets of the other. Write vni: ${minVni.value}.`
        : `The values name no backendPort: Linux nodes take ${linuxPort.value} and Windows takes ${port.value}, so that packets never meet. Write backendPort: ${port.value}.`,
      isVni ? minVni : port,
      { also: [at(node)] },
    )
  })
}
