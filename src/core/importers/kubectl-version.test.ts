import { testImporter } from '../testing/test-importer.ts'
import { kubectlVersion } from './kubectl-version.ts'

testImporter(kubectlVersion, [
  {
    name: 'YAML',
    text: 'clientVersion:\n  buildDate: "2023-06-14"\n  gitVersion: v1.27.3\nkustomizeVersion: v5.0.1\nserverVersion:\n  gitCommit: 7f6f68f\n  gitVersion: v1.26.5',
    reads: [
      ['kubectl.version', '1.27.3', 3],
      ['controlPlaneVersion', '1.26', 7],
    ],
  },
  {
    name: 'JSON',
    text: '{\n  "clientVersion": {\n    "major": "1",\n    "gitVersion": "v1.27.3"\n  },\n  "serverVersion": {\n    "gitVersion": "v1.26.5+rke2r1"\n  }\n}',
    reads: [['controlPlaneVersion', '1.26', 7]],
  },
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
    name: 'oc version, whose client and server count otherwise',
    text: '$ oc version\nClient Version: 4.15.3\nKustomize Version: v5.0.4\nServer Version: 4.15.3\nKubernetes Version: v1.28.7+f1b5f6c',
    reads: [
      ['openshift.version', '4.15.3', 4],
      ['cluster.distribution', 'openshift', 4],
      ['kubernetes.serverVersion', '1.28.7+f1b5f6c', 5],
      ['controlPlaneVersion', '1.28', 5],
    ],
  },
  {
    name: 'one side picked by jq',
    text: '$ kubectl version -o json | jq -r .serverVersion.gitVersion\nv1.25.16\n$ kubectl version -o json | jq .clientVersion.gitVersion\n"v1.27.1"',
    reads: [
      ['kubernetes.serverVersion', '1.25.16', 2],
      ['kubectl.version', '1.27.1', 4],
    ],
  },
  {
    name: 'what stands below it in a mail',
    text: 'Server Version: v1.25.6\nsc.exe config kubelet binPath= "C:\\k\\kubelet.exe --windows-service --node-ip=10.0.0.7"',
    reads: [
      ['controlPlaneVersion', '1.25', 1],
      ['nodeIP', '10.0.0.7', 2],
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
  {
    name: 'objects on one line',
    text: '{"clientVersion":{"major":"1","gitVersion":"v1.25.4"},"serverVersion":{"major":"1","gitVersion":"v1.25.9"}}',
    reads: [
      ['kubectl.version', '1.25.4', 1],
      ['kubernetes.serverVersion', '1.25.9', 1],
    ],
  },
])
