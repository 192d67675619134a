import { smbServer } from '../../catalog/workload/smb-server.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { systemOfPod } from '../../model/manifest.ts'
import { valueAt } from '../../model/nodes.ts'
import { deciding } from '../../model/observed.ts'
import { ofKind } from '../../model/parsed.ts'
import { faultAt } from '../fault-at.ts'

const { driver, notResolved } = smbServer.value

const shares = {
  StorageClass: { of: ['provisioner'], source: ['parameters', 'source'] },
  PersistentVolume: {
    of: ['spec', 'csi', 'driver'],
    source: ['spec', 'csi', 'volumeAttributes', 'source'],
  },
} as const

export const smbServerName = defineLint({
  id: 'smb-server-name',
  on: 'setup',
  summary: 'Windows nodes resolve the name of the server of a share',
  remediation: 'Name the server by an address or a name that the nodes themselves resolve.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest')
    const systems = new Set(manifests.map(({ value }) => systemOfPod(value)))
    const hasWindows =
      systems.has('windows') ||
      deciding(observations, 'windowsRelease').some(({ absent }) => absent !== true)
    // What pods of Linux mount, their nodes may resolve.
    if (!hasWindows || systems.has('linux')) return []
    return manifests.flatMap(({ value: { value, kind }, placeOf }) => {
      if (kind !== 'StorageClass' && kind !== 'PersistentVolume') return []
      const { of, source } = shares[kind]
      const share = valueAt(value, source)
      if (valueAt(value, of) !== driver || typeof share !== 'string') return []
      const host = /^[\\/]{2}([^\\/]{1,253})/.exec(share)?.[1] ?? ''
      if (!host.toLowerCase().endsWith(notResolved)) return []
      return [
        faultAt(
          placeOf(source),
          'fails',
          `The share is on ${host}, the name of a Service: a Windows node mounts shares itself and does not resolve such names.`,
          smbServer,
        ),
      ]
    })
  },
})
