import { testLint } from '../../../testing/test-lint.ts'
import { downloadAddress } from './download-address.ts'

const github = (path: string) => `https://github.com/${path}`
const fetch = (address: string) => `curl.exe -fLO ${address}\n`
const script = (...lines: string[]) => `$ErrorActionPreference = 'Stop'\n${lines.join('\n')}\n`
const kubernetes = (path: string) => fetch(`https://dl.k8s.io/${path}`)
const containerd = (file: string, release = '1.7.13') =>
  fetch(github(`containerd/containerd/releases/download/v${release}/${file}`))
const crictl = (release: string, file: string) =>
  fetch(github(`kubernetes-sigs/cri-tools/releases/download/v${release}/${file}`))
const plugins = (release: string, file: string) =>
  fetch(github(`containernetworking/plugins/releases/download/v${release}/${file}`))
const flannel = (release: string, more = '') =>
  `${fetch(github(`flannel-io/cni-plugin/releases/download/v${release}/flannel-amd64.exe`)).trim()}${more}\n`
const calico = (release: string) =>
  `kubectl apply -f https://raw.githubusercontent.com/projectcalico/calico/v${release}/manifests/calico-windows-vxlan.yaml\n`
const adapter = (release: string, file: string) =>
  fetch(github(`Mirantis/cri-dockerd/releases/download/v${release}/${file}`))
const bucket = 'https://storage.googleapis.com/kubernetes-release/release'

testLint(downloadAddress, {
  valid: [
    ...[
      'Do not use Install-Module -Name DockerMsftProvider any more.',
      'Get-PackageProvider -Name DockerMsftProvider -ErrorAction SilentlyContinue',
      'Uninstall-Package -Name docker -ProviderName DockerMsftProvider',
      '# sha256sum -c crictl-v1.29.0-windows-amd64.tar.gz.sha256',
    ].map((text) => ({ name: text, text: `${text}\n` })),
    {
      name: 'the script of the latest release',
      text: fetch(
        github('kubernetes-sigs/sig-windows-tools/releases/latest/download/PrepareNode.ps1'),
      ),
    },
    {
      name: 'a manifest of a release that had it',
      text: fetch(
        github('kubernetes-sigs/sig-windows-tools/releases/download/v0.1.5/kube-proxy.yml'),
      ),
    },
    {
      name: 'a build of AKS, whose names have a v',
      text: 'https://packages.aks.azure.com/containerd/windows/v0.0.41/binaries/containerd-v0.0.41-windows-amd64.tar.gz\n',
    },
    { name: 'kubelet', text: kubernetes('release/v1.30.2/bin/windows/amd64/kubelet.exe') },
    { name: 'kubectl for ARM', text: kubernetes('v1.31.0/bin/windows/arm64/kubectl.exe') },
    { name: 'the log runner', text: kubernetes('v1.24.0/bin/windows/amd64/kube-log-runner.exe') },
    { name: 'containerd', text: containerd('containerd-1.7.13-windows-amd64.tar.gz') },
    { name: 'its sum', text: containerd('containerd-1.7.13-windows-amd64.tar.gz.sha256sum') },
    {
      name: 'its large archive in 1.7',
      text: containerd('cri-containerd-cni-1.7.13-windows-amd64.tar.gz'),
    },
    { name: 'crictl', text: crictl('1.28.0', 'crictl-v1.28.0-windows-amd64.tar.gz') },
    { name: 'a patch of crictl', text: crictl('1.31.1', 'crictl-v1.31.1-windows-amd64.tar.gz') },
    { name: 'CNI plugins', text: plugins('1.4.0', 'cni-plugins-windows-amd64-v1.4.0.tgz') },
    { name: 'their sum', text: plugins('1.4.0', 'cni-plugins-windows-amd64-v1.4.0.tgz.sha256') },
    { name: 'those for Linux', text: plugins('0.7.5', 'cni-plugins-amd64-v0.7.5.tgz') },
    { name: 'flannel of before', text: flannel('1.1.2') },
    { name: 'flannel of today', text: flannel('1.6.0-flannel1', ' -o C:\\k\\cni\\flannel.exe') },
    { name: 'a manifest of Calico', text: calico('3.27.0') },
    { name: 'cri-dockerd', text: adapter('0.3.14', 'cri-dockerd-0.3.14.win.amd64.zip') },
    {
      name: 'the hosts of AKS of today',
      text: fetch(
        'https://packages.aks.azure.com/csi-proxy/v1.0.0/binaries/csi-proxy-v1.0.0.tar.gz',
      ),
    },
    {
      name: 'what is done no more',
      text: `We do not download from ${bucket}/v1.33.1/bin/windows/amd64/kubelet.exe any more.\n`,
    },
    {
      name: 'what was replaced',
      text: `We fetch it from packages.aks.azure.com instead of https://acs-mirror.azureedge.net/azure-cni/v1.5.38/a.zip\n`,
    },
    {
      name: 'a comment of a script',
      text: script(
        `# curl.exe -LO ${bucket}/v1.33.1/bin/windows/amd64/kubelet.exe`,
        kubernetes('v1.33.1/bin/windows/amd64/kubelet.exe'),
      ),
    },
    {
      name: 'a program of a Linux node',
      text: `curl -LO ${bucket}/v1.33.1/bin/linux/amd64/kubeadm\n`,
    },
    {
      name: 'a page that the help of a script names in an example',
      text: script(
        '<#',
        '.EXAMPLE',
        `  Invoke-WebRequest ${github('a/b/blob/main/start.ps1')} -OutFile start.ps1`,
        '#>',
        'Start-Service kubelet',
      ),
    },
    { name: 'a page to read', text: 'The guide is https://github.com/a/b/blob/main/c.yaml\n' },
    {
      name: 'a sum with its name',
      text: 'sha256sum -c containerd-1.7.13-windows-amd64.tar.gz.sha256sum\n',
    },
  ],
  invalid: [
    ...['kube-proxy', 'flannel-overlay', 'flannel-host-gw'].map((name) => ({
      name: `${name}.yml of the latest release`,
      text: `kubectl apply -f https://github.com/kubernetes-sigs/sig-windows-tools/releases/latest/download/${name}.yml\n`,
      messages: [/The latest release of sig-windows-tools has no such file/],
      severity: 'error' as const,
    })),
    {
      name: 'no bin',
      text: kubernetes('release/v1.30.2/windows/amd64/kubelet.exe'),
      messages: [/lacks the folder bin/],
      severity: 'error',
    },
    {
      name: 'in words',
      text: 'We downloaded https://dl.k8s.io/v1.30.2/windows/amd64/kubelet.exe, but the page says Not Found.\n',
      messages: [/lacks the folder bin/],
    },
    {
      name: 'no v',
      text: kubernetes('release/1.30.2/bin/windows/amd64/kubelet.exe'),
      messages: [/with a v: v1\.30\.2/],
    },
    {
      name: 'no exe',
      text: kubernetes('v1.30.2/bin/windows/amd64/kubelet'),
      messages: [/end in \.exe/],
    },
    {
      name: 'the program for Linux',
      text: 'curl.exe -L https://dl.k8s.io/v1.30.2/bin/linux/amd64/kubelet -o C:\\k\\kubelet.exe\n',
      messages: [/program for Linux/],
    },
    {
      name: 'a kubelet for ARM',
      text: kubernetes('v1.31.0/bin/windows/arm64/kubelet.exe'),
      messages: [/windows\/amd64 alone/],
      severity: 'warning',
    },
    {
      name: 'an early log runner',
      text: kubernetes('v1.22.8/bin/windows/amd64/kube-log-runner.exe'),
      messages: [/1\.22\.8 has none/],
    },
    {
      name: 'the closed bucket',
      text: script(`Invoke-WebRequest ${bucket}/v1.33.1/bin/windows/amd64/kubelet.exe -OutFile k`),
      messages: [/has no 1\.33\.1.*dl\.k8s\.io/],
      severity: 'warning',
    },
    {
      name: 'the same for an old release, which it has',
      text: `curl.exe -LO ${bucket}/v1.22.1/bin/windows/amd64/kubelet.exe\n`,
      messages: [/read only/],
      severity: 'info',
    },
    {
      name: 'containerd with a dot, and its release in a variable',
      text: script(
        "$v = '1.7.13'",
        `curl.exe -L "${github('containerd/containerd/releases/download/v$v/containerd-$v.windows-amd64.tar.gz')}" -o c.tgz`,
      ),
      messages: [/before windows stands a hyphen/],
      severity: 'error',
    },
    {
      name: 'a large archive that is gone',
      text: containerd('cri-containerd-cni-2.0.2-windows-amd64.tar.gz', '2.0.2'),
      messages: [/2\.0\.2 has no archive cri-containerd/],
      severity: 'error',
    },
    {
      name: 'two releases in one address',
      text: containerd('containerd-1.7.14-windows-amd64.tar.gz'),
      messages: [/folder is that of release 1\.7\.13/],
    },
    {
      name: 'a tag without v',
      text: fetch(
        github(
          'containerd/containerd/releases/download/1.7.13/containerd-1.7.13-windows-amd64.tar.gz',
        ),
      ),
      messages: [/folder is v1\.7\.13/],
    },
    {
      name: 'the patch of Kubernetes for crictl',
      text: crictl('1.28.4', 'crictl-v1.28.4-windows-amd64.tar.gz'),
      messages: [/no crictl 1\.28\.4/],
      severity: 'error',
    },
    {
      name: 'a bare hash',
      text: script('sha256sum -c crictl-v1.30.0-windows-amd64.tar.gz.sha256'),
      messages: [/hash alone/],
    },
    {
      name: 'CNI plugins for Linux alone',
      text: plugins('0.7.5', 'cni-plugins-windows-amd64-v0.7.5.tgz'),
      messages: [/begin with 0\.8\.0/],
    },
    {
      name: 'words in another order',
      text: plugins('1.4.0', 'cni-plugins-amd64-windows-v1.4.0.tgz'),
      messages: [/it is cni-plugins-windows-amd64-vVERSION\.tgz/],
    },
    {
      name: 'flannel without its suffix',
      text: flannel('1.4.0'),
      messages: [/no release 1\.4\.0/],
    },
    {
      name: 'flannel under the name of its file',
      text: flannel('1.6.0-flannel1', ' -o C:\\opt\\cni\\bin\\flannel-amd64.exe'),
      messages: [/looks for flannel\.exe/],
    },
    {
      name: 'manifests of Calico that are gone',
      text: calico('3.28.1'),
      messages: [/went with 3\.28/],
      severity: 'warning',
    },
    {
      name: 'another name of cri-dockerd',
      text: adapter('0.3.14', 'cri-dockerd-v0.3.14-windows-amd64.zip'),
      messages: [/cri-dockerd-0\.3\.14\.win\.amd64\.zip/],
    },
    {
      name: 'a host that is gone',
      text: "$url = 'https://acs-mirror.azureedge.net/azure-cni/v1.5.38/binaries/a.zip'\n",
      messages: [/packages\.aks\.azure\.com/],
      severity: 'warning',
    },
    {
      name: 'the provider of Docker',
      text: script('Install-Package -Name docker -ProviderName DockerMsftProvider -Force'),
      messages: [/shut down in May 2023/],
      severity: 'warning',
    },
    {
      name: 'a page that is fetched below the help of a script',
      text: script(
        '<# How to call it #>',
        `Invoke-WebRequest ${github('microsoft/SDN/blob/master/Kubernetes/windows/hns.psm1')} -OutFile C:\\k\\hns.psm1`,
      ),
      messages: [/the page of GitHub/],
    },
    {
      name: 'a page for a file',
      text: script(
        `Invoke-WebRequest ${github('microsoft/SDN/blob/master/Kubernetes/windows/hns.psm1')} -OutFile C:\\k\\hns.psm1`,
      ),
      messages: [/page of GitHub/],
      severity: 'warning',
    },
  ],
})
