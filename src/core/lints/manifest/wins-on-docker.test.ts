import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { winsOnDocker } from './wins-on-docker.ts'

const document = podManifest({
  hostNetwork: true,
  volumes: [{ name: 'wins', hostPath: { path: String.raw`\\.\pipe\rancher_wins` } }],
})

testLint(winsOnDocker, {
  valid: [
    {
      name: 'a pod with a network of its own',
      document: podManifest({
        volumes: [{ name: 'wins', hostPath: { path: String.raw`\\.\pipe\rancher_wins` } }],
      }),
      known: { containerRuntime: 'containerd' },
    },
    {
      name: 'a pod that says it has a network of its own',
      document: podManifest({
        hostNetwork: false,
        volumes: [{ name: 'wins', hostPath: { path: String.raw`\\.\pipe\rancher_wins` } }],
      }),
      known: { containerRuntime: 'containerd' },
    },
    { name: 'beside Docker', document, known: { containerRuntime: 'docker' } },
    {
      name: 'another pipe',
      document: podManifest({
        volumes: [{ name: 'csi', hostPath: { path: String.raw`\\.\pipe\csi-proxy-disk-v1` } }],
      }),
      known: { containerRuntime: 'containerd' },
    },
  ],
  invalid: [
    {
      name: 'beside containerd',
      document,
      known: { containerRuntime: 'containerd' },
      messages: [/is the pipe of wins/],
      severity: 'warning',
    },
  ],
})
