import { testLint } from '../../testing/test-lint.ts'
import { kubeletConfigValue } from './kubelet-config-value.ts'

const file = (more: string) =>
  `apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\n${more}\n`
const known = { kubernetesVersion: '1.34' } as const

testLint(kubeletConfigValue, {
  valid: [
    {
      name: 'names of Go for TLS',
      text: file(
        'tlsMinVersion: VersionTLS12\ntlsCipherSuites:\n- TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256\n- TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305',
      ),
      known,
    },
    {
      name: 'ciphers that a template fills in',
      text: file('tlsCipherSuites: ["{{ ciphers }}"]'),
      known,
    },
    { name: 'a size of logs', text: file('containerLogMaxSize: 50Mi'), known },
    { name: 'a size in bytes', text: file('containerLogMaxSize: "10000000"'), known },
    { name: 'a size that a template fills in', text: file('containerLogMaxSize: ${SIZE}'), known },
    { name: 'switches that are off', text: file('runOnce: false\nseccompDefault: false'), known },
    {
      name: 'the policy that Windows has',
      text: file(
        'memoryManagerPolicy: BestEffort\nfeatureGates: {WindowsCPUAndMemoryAffinity: true}',
      ),
      known,
    },
    {
      name: 'CPUs by number on Linux',
      text: file('reservedSystemCPUs: 0-1\ncgroupDriver: systemd'),
      known,
    },
    {
      name: 'CPUs by number with the gate',
      text: file(
        'cgroupsPerQOS: false\nreservedSystemCPUs: 0-1\nfeatureGates: {WindowsCPUAndMemoryAffinity: true}',
      ),
      known,
    },
    { name: 'the policy of Linux without the gate', text: file('memoryManagerPolicy: Static') },
    {
      name: 'a switch with its gate',
      text: file('seccompDefault: true\nfeatureGates: {SeccompDefault: true}'),
      known: { kubernetesVersion: '1.23' },
    },
  ],
  invalid: [
    {
      name: 'a size in thousandths of a byte',
      text: file('containerLogMaxSize: 10m'),
      known,
      messages: [/containerLogMaxSize is 10m; m stands for a thousandth/],
    },
    {
      name: 'a size of logs with another unit',
      text: file('containerLogMaxSize: 10MB'),
      known,
      messages: [/containerLogMaxSize is 10MB; that is no quantity/],
      severity: 'warning',
    },
    {
      name: 'names of OpenSSL for TLS',
      text: file('tlsMinVersion: TLSv1.2\ntlsCipherSuites: [ECDHE-RSA-AES128-GCM-SHA256]'),
      known,
      messages: [/tlsMinVersion is TLSv1\.2/, /names of Go, which begin with TLS_/],
      severity: 'error',
    },
    {
      name: 'one file of a log alone',
      text: file('containerLogMaxFiles: 1'),
      known,
      messages: [/containerLogMaxFiles is 1; the kubelet stops on fewer than two/],
      severity: 'error',
    },
    {
      name: 'CPUs by number, of which Windows knows none',
      text: file('cgroupsPerQOS: false\nreservedSystemCPUs: 0-1'),
      known,
      messages: [/reservedSystemCPUs is 0-1.*not a subset of online-cpus/],
      severity: 'warning',
    },
    {
      name: 'one run alone',
      text: file('runOnce: true'),
      known,
      messages: [/runOnce is true; the kubelet stops/],
      severity: 'error',
    },
    {
      name: 'the policy of Linux with the gate of Windows',
      text: file('memoryManagerPolicy: Static\nfeatureGates: {WindowsCPUAndMemoryAffinity: true}'),
      known,
      messages: [/memoryManagerPolicy is Static/],
      severity: 'error',
    },
    {
      name: 'a switch without its gate',
      text: file('seccompDefault: true'),
      known: { kubernetesVersion: '1.22' },
      messages: [/Only the gate SeccompDefault=true/],
      severity: 'error',
    },
  ],
})
