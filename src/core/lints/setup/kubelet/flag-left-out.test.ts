import { testLint } from '../../../testing/test-lint.ts'
import { flagLeftOut } from './flag-left-out.ts'

const known = { kubernetesVersion: '1.22' } as const
const overlay = 'Flannel in vxlan mode on Windows Server 2019.'

testLint(flagLeftOut, {
  valid: [
    ...[
      'The kubelet is started with --cgroups-per-qos=false --enforce-node-allocatable= on Windows.',
      'Does kube-proxy start without --source-vip?',
      'If kube-proxy runs without --source-vip, it stops. Ours is Flannel with vxlan.',
      'We tried kube-proxy without --source-vip, with Flannel in vxlan mode.',
      'The kubelet must not be started without --cgroups-per-qos=false.',
      'On the Linux nodes the kubelet runs without --cgroups-per-qos=false.',
      'On the old cluster kube-proxy was started without --source-vip (vxlan).',
      'The docs say that kube-proxy is started without --source-vip (vxlan).',
      'kube-proxy runs without --source-vip; Flannel is in host-gw mode.',
      'Flannel has vxlan here, Calico BGP there. kube-proxy runs without --source-vip.',
      'The kubelet has no --hostname-override.',
      'kube-proxy has no --network-name on Windows. KUBE_NETWORK is set to cbr0.',
      'kube-proxy on Windows has no --proxy-mode; the mode in its file is kernelspace.',
      'Should we leave out --proxy-mode for kube-proxy on Windows?',
      'In the other cluster kube-proxy has no --network-name; here it is set to cbr0.',
      'Linux 节点上的 kubelet 没有加 --cgroups-per-qos=false。',
      'kube-proxy has no --cluster-cidr on Windows.',
      'The API server was started without --resolv-conf.',
      'On our Windows nodes --hostname-override is missing.',
    ].map((text) => ({ name: text, text: `${text}\n`, known })),
    {
      name: 'a version that takes the right mode by itself',
      text: 'We left out --proxy-mode for kube-proxy on the Windows nodes.\n',
      known: { kubernetesVersion: '1.28' },
    },
    {
      name: 'a kube-proxy that is newer than the nodes',
      text: 'kube-proxy 1.28 on Windows Server 2019 does not have --proxy-mode.\n',
      known,
    },
    {
      name: 'a version that minds no cgroups',
      text: 'We did not set --cgroups-per-qos=false on the Windows kubelet.\n',
      known: { kubernetesVersion: '1.31' },
    },
    {
      name: 'a version whose file can have the resolver',
      text: 'The kubelet on Windows runs without --resolv-conf.\n',
      known: { kubernetesVersion: '1.28' },
    },
    {
      name: 'a line that was sent',
      text: `${overlay} kube-proxy runs without --source-vip.\n\nkube-proxy.exe --v=4 --source-vip=10.244.1.2 --proxy-mode=kernelspace --hostname-override=w1\n`,
      known,
    },
  ],
  invalid: [
    ...[
      `${overlay} kube-proxy is started without --source-vip.`,
      `${overlay} We did not set --source-vip for kube-proxy.`,
      `${overlay} There is no --source-vip in the arguments of kube-proxy.`,
      `${overlay} --source-vip is missing.`,
      `${overlay} kube-proxy wird ohne --source-vip gestartet.`,
      'flannel 是 vxlan 模式，Windows Server 2019。kube-proxy 的启动参数里没有 --source-vip。',
    ].map((text) => ({
      name: text,
      text: `${text}\n`,
      known,
      messages: [/^kube-proxy does not get --source-vip: on an overlay network kube-proxy stops/],
      severity: 'warning' as const,
    })),
    ...(
      [
        ['kube-proxy on the Windows nodes has no --network-name.', /KUBE_NETWORK/],
        ['We left out --proxy-mode for kube-proxy on the Windows nodes.', /takes userspace up/],
        [
          'Dem kubelet auf Windows fehlt --cgroups-per-qos=false.',
          /--cgroups-per-qos: its default/,
        ],
        ['Au kubelet sous Windows il manque --cgroups-per-qos=false.', /--cgroups-per-qos: its/],
        [
          'Windows 节点上的 kubelet 没有加 --cgroups-per-qos=false，启动就退出。',
          /--cgroups-per-qos: its/,
        ],
      ] as const
    ).map(([text, message]) => ({
      name: text,
      text: `${text}\n`,
      known,
      messages: [message],
      severity: 'warning' as const,
    })),
    {
      name: 'a version of kube-proxy alone',
      text: 'Our script starts kube-proxy 1.23 on Windows Server 2019 and does not set --proxy-mode.\n',
      messages: [/takes userspace up/],
      severity: 'warning',
    },
    {
      name: 'the name of the node, which may be another',
      text: 'kube-proxy is missing --hostname-override on our Windows nodes.\n',
      known,
      messages: [/does not find its own node/],
      severity: 'info',
    },
    {
      name: 'cgroups',
      text: 'On the Windows kubelet we did not set --cgroups-per-qos=false and it exits immediately.\n',
      known,
      messages: [/--cgroups-per-qos: its default stops the kubelet/],
    },
    {
      name: 'a resolver',
      text: 'The kubelet on our Windows node runs without --resolv-conf.\n',
      known,
      messages: [/pods do not start/],
    },
    {
      name: 'the endpoint of the runtime',
      text: 'The kubelet on our Windows node has no --container-runtime-endpoint.\n',
      known: { kubernetesVersion: '1.25' },
      messages: [/no default that suits Windows/],
    },
  ],
})
