import { inferred, verified } from '../fact.ts'
import { defineCni } from './define.ts'
import { sdnFile, sdnPlugin } from './sdn-plugins.ts'

export const nat = defineCni({
  ...sdnPlugin,
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
  binaries: ['nat.exe'],
  networkPolicy: verified(false, ['w-readme']),
  ports: verified([], ['w-cni']),
  file: {
    ...sdnFile,
    name: inferred('0-containerd-nat.conf', ['w-readme']),
  },
})
