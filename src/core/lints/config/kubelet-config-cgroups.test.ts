import { testLint } from '../../testing/test-lint.ts'
import { kubeletConfigCgroups } from './kubelet-config-cgroups.ts'

const header = 'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\n'

testLint(kubeletConfigCgroups, {
  valid: [
    {
      name: 'a file that words tell to be of a Linux node',
      text: `The Linux node has this kubelet config:\n\n${header}cgroupsPerQOS: true\n`,
      known: { kubernetesVersion: '1.25' },
    },
    {
      name: 'the file of the Linux nodes beside that of the Windows nodes',
      text: `=== linux/kubelet.yaml ===\n${header}cgroupDriver: systemd\ncgroupsPerQOS: true\nenforceNodeAllocatable: [pods]\n=== windows/kubelet.yaml ===\n${header}cgroupsPerQOS: false\nenforceNodeAllocatable: []\nresolvConf: ""\n`,
      known: { kubernetesVersion: '1.25' },
    },
    {
      name: 'both off',
      text: `${header}cgroupsPerQOS: false\nenforceNodeAllocatable: []\n`,
      known: { kubernetesVersion: '1.25' },
    },
    {
      name: 'a version that no longer minds',
      text: `${header}cgroupsPerQOS: true\n`,
      known: { kubernetesVersion: '1.31' },
    },
    {
      name: 'flags that overrule the file',
      text: `\`\`\`\n${header}cgroupsPerQOS: true\nenforceNodeAllocatable: [pods]\n\`\`\`\n\`\`\`\nC:\\k\\kubelet.exe --config=C:\\k\\c.yaml --cgroups-per-qos=false --enforce-node-allocatable=\n\`\`\`\n`,
      known: { kubernetesVersion: '1.25' },
    },
  ],
  invalid: [
    {
      name: 'a part below words that lead to the file, with any field',
      text: 'The Windows node has this in its kubelet config\n\nport: 10250\ntlsMinVersion: VersionTLS12\ncgroupsPerQOS: true\n\nand does not start.\n',
      known: { kubernetesVersion: '1.25' },
      messages: [/cgroupsPerQOS is true/],
    },
    {
      name: 'a file of Linux nodes that a Windows node has too',
      text: `${header}containerRuntimeEndpoint: npipe:////./pipe/containerd-containerd\ncgroupDriver: systemd\ncgroupsPerQOS: true\n`,
      known: { kubernetesVersion: '1.25' },
      messages: [/cgroupsPerQOS is true/],
    },
    {
      name: 'a single field below words that lead to the file',
      text: 'The Windows node has this in its kubelet config\n\ncgroupsPerQOS: true\n\nand does not start.\n',
      known: { kubernetesVersion: '1.25' },
      messages: [/cgroupsPerQOS is true/],
    },
    {
      name: 'the file of a Linux node, or one for all nodes',
      text: `${header}cgroupDriver: systemd\ncgroupsPerQOS: true\n`,
      known: { kubernetesVersion: '1.25' },
      messages: [/cgroupsPerQOS is true/],
      severity: 'warning',
    },
    {
      name: 'the file that kubeadm wrote on a Windows node',
      text: `${header}cgroupDriver: systemd\ncgroupsPerQOS: true\nstaticPodPath: C:\\etc\\kubernetes\\manifests\n`,
      known: { kubernetesVersion: '1.25' },
      messages: [/cgroupsPerQOS is true/],
      severity: 'error',
    },
    {
      name: 'both on',
      text: `${header}cgroupsPerQOS: true\nenforceNodeAllocatable: [pods]\n`,
      known: { kubernetesVersion: '1.25' },
      messages: [/cgroupsPerQOS is true/, /enforceNodeAllocatable is pods/],
      severity: 'error',
      basis: 'refused',
    },
  ],
})
