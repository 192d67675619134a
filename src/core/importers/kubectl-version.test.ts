import { testImporter } from '../testing/test-importer.ts'
import { kubectlVersion } from './kubectl-version.ts'

testImporter(kubectlVersion, [
  {
    name: 'the short form',
    text: '$ kubectl version --short\nClient Version: v1.19.8\nServer Version: v1.20.1',
    reads: [
      ['kubectl.version', '1.19.8', 2],
      ['kubernetes.serverVersion', '1.20.1', 3],
      ['controlPlaneVersion', '1.20', 3],
    ],
  },
  {
    name: 'the long form',
    text: 'Client Version: version.Info{Major:"1", Minor:"18", GitVersion:"v1.18.2"}\nServer Version: version.Info{Major:"1", Minor:"17", GitVersion:"v1.17.3"}',
    reads: [
      ['kubectl.version', '1.18.2', 1],
      ['kubernetes.serverVersion', '1.17.3', 2],
    ],
  },
])
