import { flannelOnWindows } from '../../catalog/cni/flannel-backend.ts'
import { flannel } from '../../catalog/cni/flannel.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import type { Observation } from '../../model/observation.ts'
import { placeOf as at } from '../../model/observe.ts'
import { deciding, named } from '../../model/observed.ts'
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
    const files = ofKind(parsed, 'flannel-net-conf')
    if (files.length === 0) return inWords(observations)
    return files.flatMap(({ value: { value, name }, placeOf }) => {
      const backend = (key: string) => valueAt(value, ['Backend', key])
      if (String(backend('Type')).toLowerCase() !== 'vxlan') return []
      // Linux nodes have a file of their own then, and it may say what Windows takes unasked.
      const isOfWindows = backend('Name') !== undefined || onWindows.test(name ?? '')
      const isSaid = (key: string) =>
        backend(key) !== undefined ||
        (isOfWindows &&
          files.some((one) => valueAt(one.value.value, ['Backend', key]) !== undefined))
      const basis = isOfWindows ? 'unsupported' : 'fails'
      const unless = isOfWindows ? 'unless the file of the Linux nodes says the same' : undefined
      const unmet = unless ?? 'so that neither side takes packets of the other'
      const apart = unless ?? 'so that packets never meet'
      return [
        ...(isSaid('VNI')
          ? []
          : [
              faultAt(
                placeOf(['Backend']),
                basis,
                `The backend names no VNI: Windows takes ${minVni.value} and Linux takes ${linuxVni.value}, ${unmet}. Write ${minVni.value} or higher.`,
                minVni,
              ),
            ]),
        ...(isSaid('Port')
          ? []
          : [
              faultAt(
                placeOf(['Backend', 'Type']),
                basis,
                `The backend names no Port: Windows takes ${port.value} and Linux ${linuxPort.value}, ${apart}. Write ${port.value}.`,
                port,
              ),
            ]),
      ]
    })
  },
})

/** A file of the node, not of the cluster. */
const onWindows = /^[a-z]:[\\/]/i

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

/** A backend that a text tells of, in a cluster of which it tells of Windows nodes. */
function inWords(observations: readonly Observation[]): readonly LintViolation[] {
  const node =
    windowsNodeIn(observations) ??
    named(observations, 'node.windowsWanted')[0] ??
    named(observations, 'workload.windowsTold')[0]
  if (!vxlan || !node) return []
  const { minVni, port } = vxlan
  const lacks = (key: string, id: 'vni' | 'vxlanPort') =>
    deciding(observations, id).length > 0
      ? []
      : named(observations, 'flannel.backendLacks')
          .filter(({ value }) => value === key)
          .slice(0, 1)
  return [
    ...lacks('VNI', 'vni').map((one) =>
      faultAt(
        at(one),
        'unsupported',
        `The backend names no VNI: Windows takes ${minVni.value} and Linux takes ${linuxVni.value}, so that neither side takes packets of the other. Write ${minVni.value} or higher.`,
        minVni,
        { also: [at(node)] },
      ),
    ),
    ...lacks('Port', 'vxlanPort').map((one) =>
      faultAt(
        at(one),
        'unsupported',
        `The backend names no Port: Windows takes ${port.value} and Linux ${linuxPort.value}, so that packets never meet. Write ${port.value}.`,
        port,
        { also: [at(node)] },
      ),
    ),
  ]
}
