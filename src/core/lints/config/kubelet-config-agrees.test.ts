import { testLint } from '../../testing/test-lint.ts'
import { kubeletConfigAgrees } from './kubelet-config-agrees.ts'

const header = 'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\n'
const line = (flags: string) =>
  `\`\`\`\nC:\\k\\kubelet.exe --config=C:\\k\\c.yaml ${flags}\n\`\`\`\n`
const file = (text: string) => `\`\`\`\n${header}${text}\n\`\`\`\n`

const shared = (text: string) =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: kubelet-config\n  namespace: kube-system\ndata:\n  kubelet: |\n    ${header.replace('\n', '\n    ')}    ${text.replaceAll('\n', '\n    ')}\n`

testLint(kubeletConfigAgrees, {
  valid: [
    {
      name: 'what kubeadm keeps for all nodes, with cgroups of Linux',
      text: shared(
        'cgroupDriver: systemd\nenforceNodeAllocatable: [pods, system-reserved]\nimageMinimumGCAge: 0s\nshutdownGracePeriod: 0s\nshutdownGracePeriodCriticalPods: 0s',
      ),
    },
    {
      name: 'nothing enforced',
      text: `${header}cgroupsPerQOS: false\nenforceNodeAllocatable: []\n`,
    },
    {
      name: 'none enforced',
      text: `${header}cgroupsPerQOS: false\nenforceNodeAllocatable: [none]\n`,
    },
    {
      name: 'cgroups by default',
      text: `${header}enforceNodeAllocatable: [pods]\n`,
    },
    {
      name: 'refused by itself',
      text: `${header}cgroupsPerQOS: false\nenforceNodeAllocatable: [pods]\nkubernetesVersion: 1.28.3\n---\nkubelet 1.28.3`,
      known: { kubernetesVersion: '1.28' },
    },
    {
      name: 'logs to be queried with the gate',
      text: `kubelet 1.31.3\n\n${file('enableSystemLogQuery: true\nfeatureGates: {NodeLogQuery: true}')}`,
      known: { kubernetesVersion: '1.31' },
    },
    {
      name: 'logs to be queried where the gate is on, or set by a flag',
      text: `kubelet 1.36.0\n\n${file('enableSystemLogQuery: true')}`,
      known: { kubernetesVersion: '1.36' },
    },
    {
      name: 'logs to be queried with the gate as a flag',
      text: `kubelet 1.31.3\n\n${file('enableSystemLogQuery: true')}${line('--feature-gates=NodeLogQuery=true')}`,
      known: { kubernetesVersion: '1.31' },
    },
    {
      name: 'a period that this version does not read yet',
      text: `kubelet 1.19.3\n\n${file('shutdownGracePeriod: 10s\nshutdownGracePeriodCriticalPods: 1m')}`,
      known: { kubernetesVersion: '1.19' },
    },
    {
      name: 'a flag that overrules the file',
      text:
        file('cgroupsPerQOS: false\nenforceNodeAllocatable: [pods]') +
        line('--enforce-node-allocatable='),
    },
    {
      name: 'a cgroup by a flag',
      text:
        file('enforceNodeAllocatable: [pods, system-reserved]') +
        line('--system-reserved-cgroup=/system'),
    },
    {
      name: 'thresholds in their order',
      text: `${header}imageGCLowThresholdPercent: 60\nimageGCHighThresholdPercent: 70\n`,
    },
    {
      name: 'thresholds by flags',
      text: file('imageGCLowThresholdPercent: 90') + line('--image-gc-high-threshold=95'),
    },
    {
      name: 'several pulls',
      text: `${header}maxParallelImagePulls: 4\nserializeImagePulls: false\n`,
    },
    {
      name: 'a soft threshold with its period',
      text: `${header}evictionSoft:\n  memory.available: 1Gi\nevictionSoftGracePeriod:\n  memory.available: 2m\n`,
    },
    {
      name: 'periods in their order',
      text: `${header}shutdownGracePeriod: 1m\nshutdownGracePeriodCriticalPods: 30s\n`,
    },
  ],
  invalid: [
    {
      name: 'logs to be queried without the gate',
      text: `kubelet 1.31.3\n\n${file('enableSystemLogHandler: true\nenableSystemLogQuery: true')}`,
      known: { kubernetesVersion: '1.31' },
      messages: [/enableSystemLogQuery is true, and the gate NodeLogQuery is off/],
      severity: 'error',
    },
    {
      name: 'what fails on any system in the file that kubeadm keeps',
      text: shared('imageGCHighThresholdPercent: 70\nimageGCLowThresholdPercent: 80'),
      messages: [/^imageGCLowThresholdPercent is 80, .* is 70/],
      severity: 'error',
    },
    {
      name: 'a soft threshold without its period there',
      text: shared('evictionSoft:\n  memory.available: 500Mi'),
      messages: [/^evictionSoft has memory\.available/],
    },
    {
      name: 'enforcement without cgroups',
      text: `${header}cgroupsPerQOS: false\nenforceNodeAllocatable:\n- pods\n`,
      messages: [/enforceNodeAllocatable is pods, and cgroupsPerQOS is false/],
      severity: 'error',
    },
    {
      name: 'the same in JSON',
      text: '{"apiVersion": "kubelet.config.k8s.io/v1beta1", "kind": "KubeletConfiguration", "cgroupsPerQOS": false, "enforceNodeAllocatable": ["pods", "kube-reserved"]}',
      messages: [/pods, kube-reserved/],
      severity: 'error',
    },
    {
      name: 'enforcement without the name of a cgroup',
      text: `${header}enforceNodeAllocatable: [pods, system-reserved, kube-reserved]\nkubeReservedCgroup: /kube\n`,
      messages: [/names system-reserved, and there is no systemReservedCgroup/],
      severity: 'error',
    },
    {
      name: 'thresholds the wrong way round',
      text: `${header}imageGCHighThresholdPercent: 70\nimageGCLowThresholdPercent: 80\n`,
      messages: [/imageGCLowThresholdPercent is 80, and imageGCHighThresholdPercent is 70/],
      severity: 'error',
    },
    {
      name: 'one threshold and the default of the other',
      text: `${header}imageGCHighThresholdPercent: 75\n`,
      messages: [/is 80, and imageGCHighThresholdPercent is 75/],
      severity: 'error',
    },
    {
      name: 'several pulls one after the other',
      text: `${header}serializeImagePulls: true\nmaxParallelImagePulls: 5\n`,
      messages: [/maxParallelImagePulls is 5, and serializeImagePulls is true/],
      severity: 'error',
    },
    {
      name: 'a soft threshold without its period',
      text: `${header}evictionSoft:\n  memory.available: 1Gi\n  nodefs.available: 15%\nevictionSoftGracePeriod:\n  nodefs.available: 2m\n`,
      messages: [/evictionSoft has memory\.available, and evictionSoftGracePeriod/],
      severity: 'error',
    },
    {
      name: 'a part that is longer than the whole',
      text: `${header}shutdownGracePeriod: 30s\nshutdownGracePeriodCriticalPods: 1m\n`,
      messages: [/is 1m, and shutdownGracePeriod is 30s/],
      severity: 'error',
    },
  ],
})
