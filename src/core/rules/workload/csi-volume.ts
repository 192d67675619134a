import { isAtLeast, isWithin } from '../../values/version.ts'
import { volumeFacts } from '../../catalog/workload/volumes.ts'
import { defineRule } from '../../model/rule.ts'
import { valuesOf } from '../../values/parsed.ts'

export const csiVolume = defineRule({
  id: 'csi-volume',
  basis: 'advice',
  summary: 'A CSI driver in a container reaches a Windows node through csi-proxy or as HostProcess',
  remediation: 'Install what the driver asks for before the workload.',
  decisions: ['kubernetesVersion', 'volumes'],

  check({ kubernetesVersion, volumes }) {
    const volume = valuesOf(volumes).find(({ kind }) => kind === 'csi')
    if (!volume) return undefined
    const { csi } = volumeFacts
    if (isWithin(kubernetesVersion, csi.excluded.value)) {
      return {
        message: `Up to Kubernetes ${csi.excluded.value.through} CSI drivers that need privileged containers do not work on Windows; ${volume.source} would have to run on the node itself.`,
        facts: [csi.excluded],
        basis: 'unsupported',
      }
    }
    const byHostProcess = isAtLeast(kubernetesVersion, csi.hostProcessFrom.value)
    return {
      message: `${volume.source} needs csi-proxy on the node${byHostProcess ? ', or a driver that runs as HostProcess' : ''}.`,
      facts: byHostProcess ? [csi.proxyFrom, csi.hostProcessFrom] : [csi.proxyFrom],
      decisions: ['volumes'],
    }
  },
})
