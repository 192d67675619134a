import { testLint } from '../../../testing/test-lint.ts'
import { podFieldTold } from './pod-field-told.ts'

const host = 'The workers run Windows Server 2019 with Docker.\n'

testLint(podFieldTold, {
  valid: [
    {
      name: 'a field where there are no Windows pods',
      text: 'We do not run Windows pods. The pod has hostPID set to true.\n',
    },
    { name: 'nodes that nobody told', text: 'The pod has hostPID set to true.\n' },
    { name: 'a field of Linux pods', text: `${host}The Linux pods have runAsUser: 1000.\n` },
    {
      name: 'one in a sentence that began before',
      text: `${host}Our nginx pods are different, in these the\nrunAsUser is 101.\n`,
    },
    {
      name: 'what is not set',
      text: `${host}We do not set hostIPC to true, and never dnsPolicy ClusterFirstWithHostNet.\n`,
    },
    {
      name: 'the network of the host, as HostProcess pods have it',
      text: `${host}The pods are HostProcess pods, hostNetwork is true.\n`,
    },
    {
      name: 'the time to end with containerd',
      text: 'The Windows pods have terminationGracePeriodSeconds: 120.\n',
      known: { kubernetesVersion: '1.26', containerRuntime: 'containerd' },
    },
    {
      name: 'a field that the deployment for Windows does not have',
      text: 'Linux pods have runAsNonRoot: true, the Windows deployment does not.\n',
      known: { kubernetesVersion: '1.18' },
    },
    ...[
      'Can Windows pods request hugepages-2Mi?',
      'Our Linux pods request hugepages-2Mi, the Windows pods do not.',
      'The Postgres pods mount an NFS volume; the Windows pods have SMB.',
      'Windows pods do not use an NFS volume here.',
      'We want to mount an NFS share into the Windows pods, will that do?',
      'The manifest of the Windows pods has no seLinuxOptions any more.',
      'hostUsers is false for the Windows pods.',
      'The CSI pod on the Linux nodes uses mountPropagation: Bidirectional, that for Windows has none.',
    ].map((text) => ({ name: text, text: `${host}${text}\n` })),
    { name: 'a value that Windows knows', text: `${host}dnsPolicy is ClusterFirst.\n` },
    {
      name: 'a manifest, which is judged itself',
      text: `${host}---\napiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n  securityContext: {runAsUser: 5}\n  containers: [{name: a, image: a}]\n`,
    },
  ],
  invalid: [
    {
      name: 'a field of a deployment for Windows',
      text: 'Our Windows deployment sets fsGroup: 1000.\n',
      messages: [/^fsGroup is 1000 in a pod for Windows/],
      severity: 'warning',
    },
    {
      name: 'the time to end that Docker does not keep',
      text: `${host}Kubernetes 1.21. The Windows pods have terminationGracePeriodSeconds: 120.\n`,
      known: { kubernetesVersion: '1.21', containerRuntime: 'docker' },
      messages: [/^terminationGracePeriodSeconds is 120 in a pod for Windows/],
      severity: 'warning',
    },
    {
      name: 'a user ID that the kubelet looks for',
      text: 'Our Windows deployment has runAsNonRoot: true.\n',
      known: { kubernetesVersion: '1.18' },
      messages: [/^runAsNonRoot is true in a pod for Windows/],
      severity: 'warning',
    },
    {
      name: 'a field of a pod for Windows on a node of a release that nobody told',
      text: 'In our Windows pods we set shareProcessNamespace: true.\n',
      messages: [/^shareProcessNamespace is true in a pod for Windows/],
      severity: 'warning',
    },
    {
      name: 'the network of the host',
      text: `${host}In the DaemonSet hostNetwork is true.\n`,
      known: { kubernetesVersion: '1.25' },
      messages: [/^hostNetwork is true in a pod for Windows/],
      severity: 'warning',
    },
    {
      name: 'a field in a letter in German',
      text: `${host}Die dnsPolicy ist ClusterFirstWithHostNet.\n`,
      known: { kubernetesVersion: '1.25' },
      messages: [/^dnsPolicy is ClusterFirstWithHostNet/],
    },
    {
      name: 'a user before 1.20',
      text: `${host}In the pods runAsUser is 1001.\n`,
      known: { kubernetesVersion: '1.18' },
      messages: [/^runAsUser is 1001 in a pod for Windows: /],
      severity: 'warning',
    },
    {
      name: 'a user of later',
      text: `${host}In the pods runAsUser is 1001.\n`,
      known: { kubernetesVersion: '1.28' },
      messages: [/^runAsUser is 1001 in a pod for Windows: /],
      severity: 'warning',
    },
    {
      name: 'several fields',
      text: `${host}The chart sets hostPID to true and shareProcessNamespace: true.\nIts dnsPolicy is ClusterFirstWithHostNet, and the cache is an emptyDir with medium Memory.\n`,
      known: { kubernetesVersion: '1.30' },
      messages: [
        /^dnsPolicy is/,
        /^emptyDirMedium is Memory/,
        /^hostPID is true/,
        /^shareProcessNamespace is true/,
      ],
      severity: 'warning',
    },
    ...(
      [
        ['The Windows pods request hugepages-2Mi.', /^hugepages is hugepages-2Mi in a pod/],
        ['We mount an NFS export into the IIS pods.', /^An NFS volume is set in a pod/],
        ['Wir mounten ein NFS-Volume in die Windows-Pods.', /^An NFS volume is set in a pod/],
        ['We attach a disk with volumeDevices to the Windows pod.', /^volumeDevices is set/],
        [
          'The CSI pod for Windows uses mountPropagation: Bidirectional.',
          /^mountPropagation is Bi.*privileged containers alone/,
        ],
        ['The Windows deployment carries seLinuxOptions.', /^seLinuxOptions is set/],
        ['The Windows pods have hostUsers: false and os.name: windows.', /^hostUsers is false/],
        [
          'The Windows pods have fsGroup: 2000 and os.name is windows.',
          /^fsGroup is 2000 .*refuses spec\.securityContext\.fsGroup/,
        ],
      ] as const
    ).map(([text, message]) => ({
      name: text,
      text: `${host}${text}\n`,
      known: { kubernetesVersion: '1.30' } as const,
      messages: [message],
      severity: 'warning' as const,
    })),
    {
      name: 'a container',
      text: `${host}It has \`privileged: true\` set.\n`,
      known: { kubernetesVersion: '1.30' },
      messages: [/^privileged is true/],
      severity: 'warning',
    },
  ],
})
