import { testLint } from '../../testing/test-lint.ts'
import { kubeletConfigField } from './kubelet-config-field.ts'

const header = 'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\n'

testLint(kubeletConfigField, {
  valid: [
    {
      name: 'fields of this version',
      text: `${header}clusterDomain: cluster.local\nmaxPods: 30\n`,
      known: { kubernetesVersion: '1.30' },
    },
    {
      name: 'members of members',
      text: `${header}authentication:\n  x509: {clientCAFile: 'C:\\k\\ca.crt'}\n  webhook: {enabled: true, cacheTTL: 2m0s}\n  anonymous: {enabled: false}\nauthorization:\n  mode: Webhook\n  webhook: {cacheAuthorizedTTL: 5m0s, cacheUnauthorizedTTL: 30s}\n`,
      known: { kubernetesVersion: '1.30' },
    },
  ],
  invalid: [
    {
      name: 'a misspelt field in a part below words that lead to the file',
      text: 'The kubelet config of our Windows node:\n\ncgroupPerQOS: false\nmaxPods: 40\n\nThanks\n',
      messages: [/the kubelet has no field cgroupPerQOS/],
    },
    {
      name: 'a misspelt member of a member',
      text: `${header}authentication:\n  x509: {clientCaFile: 'C:\\k\\ca.crt'}\n`,
      known: { kubernetesVersion: '1.30' },
      messages: [/no field authentication\.x509\.clientCaFile/],
      severity: 'warning',
    },
    {
      name: 'a signal of eviction, and a member of the log',
      text: `${header}evictionHard: {memory.availble: 100Mi, nodefs.available: 10%}\nlogging: {verbosiy: 3}\n`,
      known: { kubernetesVersion: '1.30' },
      messages: [/no field evictionHard\.memory\.availble/, /no field logging\.verbosiy/],
    },
    {
      name: 'a version of the file that there is not',
      text: 'apiVersion: kubelet.config.k8s.io/v1\nkind: KubeletConfiguration\nmaxPods: 30\n',
      known: { kubernetesVersion: '1.30' },
      messages: [/has the version kubelet\.config\.k8s\.io\/v1; the kubelet reads .*v1beta1 alone/],
      severity: 'error',
    },
    {
      name: 'no version of the file',
      text: 'kind: KubeletConfiguration\nmaxPods: 30\n',
      known: { kubernetesVersion: '1.30' },
      messages: [/names no apiVersion; the kubelet reads .*v1beta1 alone/],
      severity: 'error',
    },
    {
      name: 'a misspelt member',
      text: 'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nauthorization: {modes: Webhook}\n',
      known: { kubernetesVersion: '1.30' },
      messages: [/no field authorization\.modes/],
      severity: 'warning',
    },
    {
      name: 'what stops Windows alone, in a version that does not read it yet',
      text: `${header}cgroupsPerQOS: false\nsingleProcessOOMKill: true\nuserNamespaces: {idsPerPod: 65536}\n`,
      known: { kubernetesVersion: '1.31' },
      messages: [
        /of 1\.31 does not read singleProcessOOMKill: it is there from 1\.32 on/,
        /of 1\.31 does not read userNamespaces: it is there from 1\.33 on/,
      ],
      severity: 'warning',
    },
    {
      name: 'what stops Windows alone, in a file of Linux nodes',
      text: 'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\ncgroupDriver: systemd\nsingleProcessOOMKill: true\n',
      known: { kubernetesVersion: '1.33' },
      messages: [/^singleProcessOOMKill is set; any value stops the kubelet on Windows/],
      severity: 'info',
    },
    {
      name: 'a misspelt field',
      text: `${header}clusterDomian: cluster.local\n`,
      known: { kubernetesVersion: '1.30' },
      messages: [/no field clusterDomian/],
      severity: 'warning',
    },
    {
      name: 'a field of a later version',
      text: `${header}containerRuntimeEndpoint: npipe:////./pipe/containerd-containerd\n`,
      known: { kubernetesVersion: '1.26' },
      messages: [/from 1\.27 on/],
    },
  ],
})
