import { testImporter } from '../testing/test-importer.ts'
import { powershellScript } from './powershell-script.ts'

testImporter(powershellScript, [
  {
    name: 'variables and a line',
    text: `$global:KubeDnsServiceIp = "10.0.0.10"
$global:NetworkMode = "L2Bridge"
$MaxPods = 30
c:\\k\\kubelet.exe --cluster-dns=$global:KubeDnsServiceIp --max-pods=$MaxPods --feature-gates=A=true,B=false --resolv-conf=""`,
    reads: [
      ['clusterDNS', '10.0.0.10', 1],
      ['networkMode', 'l2bridge', 2],
      ['maxPods', 30, 3],
      ['featureGates', ['A=true', 'B=false'], 4],
      ['kubelet.flag.resolv-conf', '', 4],
    ],
  },
  {
    name: 'an array that grows',
    text: `$kubeletArgs = @(
  "--max-pods=30",
  '--cluster-domain=cluster.local'
)
$kubeletArgs += "--hostname-override=$(hostname)"
$kubeletArgs += "--node-ip=10.0.0.4"
& C:\\k\\kubelet.exe @kubeletArgs`,
    reads: [
      ['maxPods', 30, 2],
      ['clusterDomain', 'cluster.local', 3],
      ['nodeIP', '10.0.0.4', 6],
    ],
    never: ['nodeName'],
  },
  {
    name: 'quotes inside quotes, and what a file holds',
    text: `$FileContent = Get-Content -Path "/var/lib/kubelet/kubeadm-flags.env"
$global:KubeletArgs = $FileContent.TrimStart('KUBELET_KUBEADM_ARGS=').Trim('"')
$cmd = "C:\\k\\kubelet.exe $global:KubeletArgs --enforce-node-allocatable=\`"\`" --max-pods=30"
Invoke-Expression $cmd`,
    reads: [
      ['kubelet.flag.enforce-node-allocatable', '', 3],
      ['maxPods', 30, 3],
    ],
  },
  {
    name: 'lines that go on, and a here-string',
    text: `Write-Host 'starts'
C:\\k\\kube-proxy.exe --v=4 \`
  --proxy-mode=kernelspace \`
  --network-name=cbr0
$flannel = @"
C:\\flannel\\flanneld.exe --kubeconfig-file=c:\\k\\config --iface=10.0.0.4 --ip-masq=1
"@`,
    reads: [
      ['kubeProxy.flag.proxy-mode', 'kernelspace', 3],
      ['hnsNetworkName', 'cbr0', 4],
      ['flanneld.flag.iface', '10.0.0.4', 6],
      ['nodeIP', '10.0.0.4', 6],
    ],
  },
  {
    name: 'a service that nssm runs',
    text: `$nssm = 'C:\\k\\nssm.exe'
& C:\\k\\nssm.exe set kubelet AppParameters "--max-pods=30 --cluster-domain=cluster.local"`,
    reads: [
      ['maxPods', 30, 2],
      ['serviceManager', 'nssm', 2],
    ],
  },
  {
    name: 'variables that a script sets where nobody else did',
    text: `# Set-EnvVarIfNotSet -var "VXLAN_VNI" -defaultValue "1"
Set-EnvVarIfNotSet -var "K8S_SERVICE_CIDR" -defaultValue "10.96.0.0/12"
Set-EnvVarIfNotSet -var "CALICO_NETWORKING_BACKEND" -defaultValue "vxlan"`,
    reads: [
      ['serviceCIDR', '10.96.0.0/12', 2],
      ['networkMode', 'overlay', 3],
    ],
    never: ['vni'],
  },
  {
    name: 'parameters with their defaults',
    text: `param(
  [parameter(Mandatory = $false)] [string]$ClusterCIDR = "10.244.0.0/16",
  [string] $KubeDnsServiceIP="10.96.0.10"
)
Write-Host $ClusterCIDR`,
    reads: [
      ['clusterCIDR', '10.244.0.0/16', 2],
      ['clusterDNS', '10.96.0.10', 3],
    ],
  },
])
