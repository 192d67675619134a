import { hostProcessManifest, podManifest } from '../testing/manifests.ts'
import { testLint } from '../testing/test-lint.ts'
import { osSelector } from './os-selector.ts'

const nanoserver = { image: 'mcr.microsoft.com/windows/nanoserver:ltsc2022' }

const besidePods = {
  requiredDuringSchedulingIgnoredDuringExecution: [{ topologyKey: 'kubernetes.io/hostname' }],
}
const preferring = {
  nodeAffinity: {
    preferredDuringSchedulingIgnoredDuringExecution: [
      {
        weight: 100,
        preference: {
          matchExpressions: [{ key: 'kubernetes.io/os', operator: 'In', values: ['windows'] }],
        },
      },
    ],
  },
  podAntiAffinity: besidePods,
}

testLint(osSelector, {
  valid: [
    { name: 'a node selector', document: podManifest() },
    {
      name: 'a node by name',
      document: podManifest({ nodeSelector: {}, os: { name: 'windows' }, nodeName: 'w' }),
    },
    {
      name: 'a label of the platform or of one’s own for nodes of Windows',
      document: hostProcessManifest({ nodeSelector: { 'example.org/os-sku': 'Windows2022' } }),
      known: { kubernetesVersion: '1.30' },
    },
    {
      name: 'a pod that is not known to be for Windows',
      document: podManifest({ nodeSelector: {} }),
    },
    {
      name: 'an image of Windows for a RuntimeClass, which may select nodes',
      document: podManifest({ nodeSelector: undefined, runtimeClassName: 'windows' }, nanoserver),
    },
    {
      name: 'an image of Windows beside pods that choose the node',
      document: podManifest(
        { nodeSelector: undefined, affinity: { podAffinity: besidePods } },
        nanoserver,
      ),
    },
    {
      name: 'one system in the field and in both labels',
      document: podManifest({
        os: { name: 'linux' },
        nodeSelector: { 'kubernetes.io/os': 'linux', 'beta.kubernetes.io/os': 'linux' },
      }),
      known: { kubernetesVersion: '1.30' },
    },
  ],
  invalid: [
    {
      name: 'a label that tells no system',
      document: hostProcessManifest({ nodeSelector: { 'example.org/pool': 'blue' } }),
      known: { kubernetesVersion: '1.30' },
      messages: [/^The node selector names no system/],
      severity: 'info',
    },
    {
      name: 'a label in upper case',
      document: podManifest({ nodeSelector: { 'kubernetes.io/os': 'Windows' } }),
      messages: [/kubernetes\.io\/os=Windows; nodes have windows/],
      severity: 'warning',
    },
    {
      name: 'a selector for another system than os.name',
      document: podManifest({
        os: { name: 'windows' },
        nodeSelector: { 'kubernetes.io/os': 'linux' },
      }),
      known: { kubernetesVersion: '1.30' },
      messages: [/nodes with linux, and os\.name is windows.*PodOSNotSupported/],
      severity: 'error',
    },
    {
      name: 'the same the other way round, under the older label',
      document: podManifest({
        os: { name: 'linux' },
        nodeSelector: { 'beta.kubernetes.io/os': 'windows' },
      }),
      known: { kubernetesVersion: '1.30' },
      messages: [/nodes with windows, and os\.name is linux/],
    },
    {
      name: 'an affinity for another system',
      document: podManifest({
        os: { name: 'windows' },
        nodeSelector: {},
        affinity: {
          nodeAffinity: {
            requiredDuringSchedulingIgnoredDuringExecution: {
              nodeSelectorTerms: [
                {
                  matchExpressions: [
                    { key: 'kubernetes.io/os', operator: 'In', values: ['linux'] },
                  ],
                },
              ],
            },
          },
        },
      }),
      known: { kubernetesVersion: '1.30' },
      messages: [/nodes with linux, and os\.name is windows/],
    },
    {
      name: 'an image of Windows and nothing that chooses nodes',
      document: podManifest({ nodeSelector: undefined }, nanoserver),
      messages: [/runs on Windows, and no selector asks for Windows nodes/],
      severity: 'warning',
    },
    {
      name: 'an affinity that only prefers Windows nodes',
      document: podManifest({ nodeSelector: undefined, affinity: preferring }, nanoserver),
      messages: [/Windows nodes are only preferred/],
      severity: 'warning',
    },
    {
      name: 'an affinity that keeps replicas apart, and chooses no nodes',
      document: podManifest(
        { nodeSelector: undefined, affinity: { podAntiAffinity: preferring.podAntiAffinity } },
        nanoserver,
      ),
      messages: [/no selector asks for Windows nodes/],
      severity: 'warning',
    },
    {
      name: 'os.name where a gate decides whether it is kept',
      document: podManifest({ os: { name: 'windows' } }),
      known: { kubernetesVersion: '1.23' },
      messages: [/silently drops spec\.os unless IdentifyPodOS is on/],
      severity: 'info',
    },
    {
      name: 'os.name alone',
      document: podManifest({ nodeSelector: {}, os: { name: 'windows' } }),
      known: { kubernetesVersion: '1.30' },
      messages: [/spec\.os\.name does not influence scheduling: on a Linux node.*refused/],
      severity: 'warning',
    },
    {
      name: 'Windows options alone',
      document: hostProcessManifest({ nodeSelector: {} }),
      known: { kubernetesVersion: '1.22' },
      messages: [/may be sent to a Linux node/],
      severity: 'warning',
    },
  ],
})
