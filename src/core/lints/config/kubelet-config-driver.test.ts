import { testLint } from '../../testing/test-lint.ts'
import { kubeletConfigDriver } from './kubelet-config-driver.ts'

const file = (driver: string, path = 'C:\\etc\\kubernetes\\manifests') =>
  `apiVersion: kubelet.config.k8s.io/v1beta1
kind: KubeletConfiguration
cgroupDriver: ${driver}
staticPodPath: ${path}
`
const docker = (minor: '1.17' | '1.20' | '1.23', release?: string) =>
  ({
    kubernetesVersion: minor,
    containerRuntime: 'docker',
    ...(release === undefined ? {} : { kubernetesRelease: release }),
  }) as const

testLint(kubeletConfigDriver, {
  valid: [
    { name: 'the driver that Docker has', text: file('cgroupfs'), known: docker('1.20', '1.20.1') },
    { name: 'a release with the change', text: file('systemd'), known: docker('1.20', '1.20.4') },
    { name: 'no release told', text: file('systemd'), known: docker('1.20') },
    { name: 'a later minor', text: file('systemd'), known: docker('1.23', '1.23.1') },
    {
      name: 'containerd',
      text: file('systemd'),
      known: {
        kubernetesVersion: '1.20',
        kubernetesRelease: '1.20.1',
        containerRuntime: 'containerd',
      },
    },
    {
      name: 'the file of a Linux node',
      text: file('systemd', '/etc/kubernetes/manifests'),
      known: docker('1.20', '1.20.1'),
    },
    {
      name: 'a flag that overrules it',
      text: `\`\`\`\n${file('systemd')}\`\`\`\n\`\`\`\nC:\\k\\kubelet.exe --config=C:\\k\\c.yaml --cgroup-driver=cgroupfs\n\`\`\`\n`,
      known: docker('1.20', '1.20.1'),
    },
  ],
  invalid: [
    {
      name: 'a release before the change',
      text: file('systemd'),
      known: docker('1.20', '1.20.1'),
      messages: [/cgroupDriver is systemd, .* the kubelet 1\.20\.1 compares/],
      severity: 'warning',
    },
    {
      name: 'a minor that never had it',
      text: file('systemd'),
      known: docker('1.17'),
      messages: [/the kubelet 1\.17 compares/],
    },
  ],
})
