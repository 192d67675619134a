import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { hostAliasesLint } from './host-aliases.ts'

const windows = { nodeSelector: { 'kubernetes.io/os': 'windows' } }
const hostAliases = [{ ip: '10.1.2.3', hostnames: ['sql.example.org'] }]
const aliased = podManifest({ ...windows, hostAliases })
const known = (
  kubernetesVersion: '1.16' | '1.19' | '1.20' | '1.21' | '1.22' | '1.27' | '1.31',
  containerRuntime: 'docker' | 'containerd',
) => ({
  known: { kubernetesVersion, containerRuntime },
})
const hostProcess = {
  hostNetwork: true,
  securityContext: { windowsOptions: { hostProcess: true, runAsUserName: 'NT AUTHORITY\\SYSTEM' } },
}

testLint(hostAliasesLint, {
  valid: [
    { name: 'containerd', document: aliased, ...known('1.27', 'containerd') },
    { name: 'the first that writes them', document: aliased, ...known('1.21', 'containerd') },
    {
      name: 'a pod for Linux',
      document: podManifest({ nodeSelector: { 'kubernetes.io/os': 'linux' }, hostAliases }),
      ...known('1.16', 'docker'),
    },
    {
      name: 'an empty list',
      document: podManifest({ ...windows, hostAliases: [] }),
      ...known('1.16', 'docker'),
    },
  ],
  invalid: [
    {
      name: 'Docker',
      document: aliased,
      ...known('1.22', 'docker'),
      messages: [/no effect in a Windows pod.*containerd alone, from Kubernetes 1\.21/],
      severity: 'warning',
    },
    {
      name: 'Docker with a kubelet that leaves the file alone too',
      document: aliased,
      ...known('1.19', 'docker'),
      messages: [/no effect in a Windows pod/],
      severity: 'warning',
    },
    {
      name: 'a kubelet that leaves the file alone',
      document: aliased,
      ...known('1.20', 'containerd'),
      messages: [/no effect in a Windows pod/],
      severity: 'warning',
    },
    {
      name: 'a HostProcess pod',
      document: podManifest({ ...windows, ...hostProcess, hostAliases }),
      ...known('1.31', 'containerd'),
      messages: [/has the hosts file of its node/],
      severity: 'warning',
    },
  ],
})
