import { testImporter } from '../testing/test-importer.ts'
import { calicoctlVersion } from './calicoctl-version.ts'

testImporter(calicoctlVersion, [
  {
    name: 'client and cluster',
    text: 'PS C:\\> calicoctl version\nClient Version:    v3.21.4\nGit commit:        8a1ff0e10\nCluster Version:   v3.22.0\nCluster Type:      k8s,bgp,kdd,win\n',
    reads: [
      ['calico.version', '3.22.0', 4],
      ['calico.clusterType', 'k8s,bgp,kdd,win', 5],
    ],
    never: ['controlPlaneVersion', 'kubernetesVersion'],
  },
])
