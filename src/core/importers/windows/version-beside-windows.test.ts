import { expect, test } from 'vitest'
import { diagnose } from '../../engine/diagnose/diagnose.ts'

const read = (text: string) => [
  ...new Set(
    diagnose([{ name: 'a.txt', text }]).observations.flatMap(({ decision, value }) =>
      decision === 'kubernetesVersion' ? [value] : [],
    ),
  ),
]

const kubelet = 'C:\\k\\kubelet.exe --kubeconfig=C:\\k\\config --v=4'
const file =
  'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nresolvConf: ""\nmaxPods: 30'

test.each([
  [`v1.29.4 / Windows Server 2022\n${kubelet}`, '1.29'],
  [`1.27.3 / server 2022\n${kubelet}`, '1.27'],
  [`v1.25.0 on Windows. This is what starts it:\n${kubelet}`, '1.25'],
  [`v1.21.9 kubelet on windows server 2004\n${kubelet}`, '1.21'],
  [`Windows 2019, v1.24.12, containerd.\n${kubelet}`, '1.24'],
  [`${kubelet}   (v1.33.1, Windows Server 2025)`, '1.33'],
  [`It fails since we rolled 1.31.0 on the Windows Server 2022 workers.\n${kubelet}`, '1.31'],
  [`The taint of our Windows 1.22.3 nodes is missing.\n${file}`, '1.22'],
  [`1.17.17: kube-proxy.exe --proxy-mode=kernelspace --hostname-override=w1`, '1.17'],
  [`k8s version 1.28, winnode: \`kubelet.exe --network-plugin-mtu=1400\``, '1.28'],
  [`1.24.3\n${kubelet}`, '1.24'],
  [`${file}\n# windows node on 1.29.4`, '1.29'],
  [`${file}\n# Windows Server 2022, Kubernetes 1.28.2`, '1.28'],
  [`${file}\n# windows nodes, 1.29`, '1.29'],
  [`${file}\n# Windows Server 2022, kubeadm v1.26.4`, '1.26'],
  [`${file}\n# 1.34.3`, '1.34'],
  [file.replace('resolvConf', '# win-2, kubelet 1.32.3\nresolvConf'), '1.32'],
  [`${file}\n---\n(windows node win-a, v1.34.0, it crashes)`, '1.34'],
  [`${kubelet} # 1.23.4 windows`, '1.23'],
  [`${kubelet} # kubelet v1.23.4`, '1.23'],
  [`${kubelet} -> v1.34.0, windows 2022, exits at start`, '1.34'],
  [`${kubelet}  [kubelet.exe v1.19.2, 2019]`, '1.19'],
  [`We carry --v=4 everywhere, also on windows. 1.33.4 now.\n${kubelet}`, '1.33'],
  [`KUBELET_KUBEADM_ARGS="--v=4"\nthis is kubeadm-flags.env of a 1.29.3 worker (WS2022)`, '1.29'],
  [`kubelet-arg:\n  - max-pods=60\nis set on RKE2 v1.25.12+rke2r1, windows agent`, '1.25'],
  [
    `${kubelet}\n\nsince going to 1.25.4 it says nothing useful and stops. Windows Server 2022.`,
    '1.25',
  ],
])('%j tells the version', (text, version) => expect(read(text)).toEqual([version]))

test.each([
  `The Linux nodes have v1.29.4, Windows Server 2022 comes next month.\n${kubelet}`,
  `Until 1.29.4 / Windows Server 2022 it was fine.\n${kubelet}`,
  `This was v1.25.0 on Windows.\n${kubelet}`,
  `Before, we had Windows 2019, v1.24.12.\n${kubelet}`,
  `AWS VPC CNI for Windows, v1.18.1\n${kubelet}`,
  `Antrea (v1.14.1, Windows Server 2022)\n${kubelet}`,
  `istio 1.20.3 on Windows\n${kubelet}`,
  `We want to go to 1.31.0 on the Windows workers.\n${kubelet}`,
  `Is it better with v1.31.0 on Windows?\n${kubelet}`,
  `AWS VPC CNI (v1.18.1, Windows Server 2022)\n${kubelet}`,
  `The docs say v1.29.4 on Windows Server 2022.\n${kubelet}`,
  `Supported from 1.23 on Windows Server 2019.\n${kubelet}`,
  `v1.29.4 / Windows Server 2022 and v1.31.0 / Windows Server 2025\n${kubelet}`,
  `v1.29.4 or later on Windows\n${kubelet}`,
  `nginx 1.25.3 on Windows Server 2019\n${kubelet}`,
  `Windows agent: 1.29.3\n${kubelet}`,
  `1.25 GB on Windows Server 2019\n${kubelet}`,
  `C:\\> helm version\n1.24.3\n${kubelet}`,
  `${file}\n# works with 1.29.4 on Windows`,
  `${file}\n# from the docs of Kubernetes 1.28.2, Windows`,
  `${file}\n# HostProcess containers, Windows, since v1.26.0`,
  `${kubelet} # removed in 1.24.0`,
  `${kubelet} # 1.24.0 or newer`,
  `${kubelet} # until 1.24.0`,
  `${kubelet} # antrea 1.24.0`,
  `${kubelet} # 1.24.0 linux`,
  `${kubelet} (default since 1.24.0)`,
  `${kubelet}\nIt is the flag of a 1.29.3 release.`,
  `We use --v=4, also on windows. 1.33.4 would be next.\n${kubelet}`,
])('%j tells none', (text) => expect(read(text)).toEqual([]))

const proxyFile =
  'apiVersion: kubeproxy.config.k8s.io/v1alpha1\nkind: KubeProxyConfiguration\nmode: kernelspace'
const proxies = (text: string) =>
  diagnose([{ name: 'a.txt', text }]).observations.flatMap(({ name, value }) =>
    name === 'kubeProxy.version' ? [value] : [],
  )

test.each([
  `${proxyFile}\n# windows kube-proxy 1.34.1`,
  `# kube-proxy v1.34.1, Windows Server 2022\n${proxyFile}`,
])('%j tells that of kube-proxy', (text) => {
  expect(proxies(text)).toContain('1.34.1')
})

test.each([
  `${proxyFile}\n# before it was windows kube-proxy 1.34.1`,
  `${proxyFile}\n# kube-proxy 1.34.1 on Linux`,
])('%j tells none of kube-proxy', (text) => expect(proxies(text)).toEqual([]))

test('what is told elsewhere holds', () => {
  expect(read(`v1.29.4 / Windows Server 2022\nkubelet version: v1.28.3\n${kubelet}`)).toEqual([
    '1.28',
  ])
})
