import { inferred, verified } from '../fact.ts'
import { defineCni } from './define.ts'
import { commonDirectories } from './reference-plugins.ts'
import {
  sdnCniVersion,
  sdnCniVersions,
  sdnRelease,
  sdnRepository,
  sdnRuntimes,
} from './sdn-plugins.ts'

export const nat = defineCni({
  id: 'nat',
  name: 'nat',
  sentence: 'A private network on one host, for trying out containers; not a cluster network.',
  modes: [
    {
      id: 'nat',
      binary: 'nat',
      support: verified('unsupported', ['web-net-b', 'doc004', 'w-readme']),
      ipam: verified(['hns'], ['ms-drivers', 'w-cni']),
      hnsNetworkName: verified('nat', ['w-cni', 'wcn-0.2.0#L237']),
      hnsNetworkBy: verified('plugin', ['w-cni']),
      exceptions: verified([], ['web-net-b']),
      hasExceptionList: false,
      routes: verified([], ['web-net-b']),
      dualStack: verified(false, ['ms-arch']),
    },
  ],
  otherModes: verified('refused', ['w-cni#L524-L541', 'wcn-0.3.1#L255']),
  runtimes: sdnRuntimes,
  newestRelease: sdnRelease,
  repository: sdnRepository,
  binaries: ['nat.exe'],
  networkPolicy: verified(false, ['w-readme']),
  ports: verified([], ['w-cni']),
  file: {
    format: 'sdn',
    name: inferred('0-containerd-nat.conf', ['w-readme']),
    directories: commonDirectories,
    cniVersions: sdnCniVersions,
    cniVersion: sdnCniVersion,
  },
})
