import { testImporter } from '../testing/test-importer.ts'
import { powershellScript } from './powershell-script.ts'

testImporter(powershellScript, [
  {
    name: 'services of the program that writes their logs, as variables',
    text: `$log = "C:\\k\\kube-log-runner.exe -log-file-size=100M"
sc.exe create kubelet binPath= "$log -log-file=C:\\k\\a.log C:\\k\\kubelet.exe --windows-service --max-pods=30"
sc.exe create kube-proxy binPath= "$log -log-file C:\\k\\b.log $env:PROXY --windows-service --v=4"`,
    reads: [
      ['maxPods', 30, 2],
      ['kubeProxy.flag.v', '4', 3],
    ],
    never: ['kubelet.flag.log-file', 'kubeProxy.flag.log-file'],
  },
  {
    name: 'the node of Calico, and one that the host tells',
    text: '$env:CALICO_NETWORKING_BACKEND="vxlan"\n$env:NODENAME = "win-node-1"\n',
    reads: [['nodeName', 'win-node-1', 2]],
  },
  {
    name: 'the name of the host for Calico',
    text: '$env:CALICO_NETWORKING_BACKEND="vxlan"\n$env:NODENAME = $(hostname).ToLower()\n',
    reads: [],
    never: ['nodeName'],
  },
  {
    name: 'a command line that a mail broke between flags',
    text: '$global:NetworkMode = "L2Bridge"\nc:\\k\\kubelet.exe --address=0.0.0.0 --cgroups-per-qos=false\n--enforce-node-allocatable="" --max-pods=30\n--network-plugin=cni --resolv-conf=""\nWrite-Host "done"',
    reads: [
      ['kubelet.flag.enforce-node-allocatable', '', 3],
      ['maxPods', 30, 3],
      ['kubelet.flag.network-plugin', 'cni', 4],
    ],
  },
  {
    name: 'flags that other programs have as well',
    text: '$flags = "-v=5 -windows-service --logtostderr=false --metrics-bind-address=localhost:8888"\nsc.exe create csiproxy start= "auto" binPath= "C:\\k\\csi-proxy.exe $flags"',
    reads: [],
    never: ['kubeProxy.flag.metrics-bind-address', 'kubelet.flag.v'],
  },
  ...[
    'Get-IsContainerdRunning',
    '(Get-Service containerd).Status -eq "Running"',
    'Test-Path "//./pipe/containerd-containerd"',
    '-not (Test-Path \\\\.\\pipe\\docker_engine)',
  ].map((condition) => ({
    name: `arguments for whichever runtime the node has: ${condition}`,
    text: `$a = @("--max-pods=30")\nif (${condition}) {\n  $a += "--container-runtime=remote"\n} else {\n  $a += "--network-plugin=cni"\n}\nC:\\k\\kubelet.exe $a`,
    reads: [['maxPods', 30, 1] as const],
    never: ['kubelet.flag.container-runtime', 'kubelet.flag.network-plugin'],
  })),
  {
    name: 'what a file of any name turns on',
    text: '$a = @("--max-pods=30")\nif (Test-Path C:\\k\\more) {\n  $a += "--network-plugin=cni"\n}\nC:\\k\\kubelet.exe $a',
    reads: [['kubelet.flag.network-plugin', 'cni', 3]],
  },
  {
    name: 'what a switch of the script turns on',
    text: 'param([switch] $IsContainerd)\n$a = @("C:\\k\\kubelet.exe", "--max-pods=30")\nif ($IsContainerd) {\n  $a += "--container-runtime-endpoint=npipe:////./pipe/containerd-containerd"\n}\n& $a[0] $a[1..9]',
    reads: [['maxPods', 30, 2]],
    never: ['containerRuntime'],
  },
  {
    name: 'what people write above, with words that have a hyphen',
    text: `We upgraded the Windows workers to v1.25.16, and kube-proxy with host-gw does not start.

$argList = @("--v=4")
$argList += "--network-name=$NetworkName"
Start-Process $kproxy -ArgumentList $argList -NoNewWindow -Wait`,
    reads: [['kubernetesRelease', '1.25.16', 1]],
  },
  {
    name: 'a hash table of a program and its arguments',
    text: `$p = @{
  FilePath = 'C:\\k\\kubelet.exe'
  ArgumentList = @('--max-pods=30',
    '--node-ip=10.0.0.4')
}
Start-Process @p`,
    reads: [
      ['maxPods', 30, 3],
      ['nodeIP', '10.0.0.4', 4],
    ],
  },
  {
    name: 'a text with places for values',
    text: `$ip = "10.0.0.4"
$line = "C:\\k\\kubelet.exe --max-pods={1} --node-ip={0} --v={7}" -f $ip, "30"
iex $line`,
    reads: [
      ['maxPods', 30, 2],
      ['nodeIP', '10.0.0.4', 1],
    ],
  },
  {
    name: 'arrays and texts that are added to an array of one item',
    text: `$own = @("--max-pods=30")
$all = \${own} + $given
$all = ($all + "--node-ip=10.0.0.4" +
  "--v=4")
& sc.exe create kubelet binPath= "C:\\k\\kubelet.exe \${all}"`,
    reads: [
      ['maxPods', 30, 1],
      ['nodeIP', '10.0.0.4', 3],
    ],
  },
  {
    name: 'a list that grows by its method',
    text: `$list = New-Object System.Collections.ArrayList
$list.Add("--max-pods=30") | Out-Null
[void]$list.Add("--v=2")
$list.Add("--node-ip=10.0.0.4") | Out-Null
Start-Process C:\\k\\kubelet.exe -ArgumentList $list`,
    reads: [
      ['maxPods', 30, 2],
      ['nodeIP', '10.0.0.4', 4],
    ],
  },
  {
    name: 'an array that goes on below without a bracket, joined to a line, between quotes of a chat',
    text: `$more = $env.TrimStart(\u2018ARGS=\u2019).Trim(\u2018"\u2019)
$words = "--max-pods=30",
         "--feature-gates=A=true",   # no line ends here
         "--node-ip=10.0.0.4"
$line = "C:\\k\\kubelet.exe " + ($words -join " ") + " $more"
Invoke-Expression $line`,
    reads: [
      ['maxPods', 30, 2],
      ['featureGates', ['A=true'], 3],
      ['nodeIP', '10.0.0.4', 4],
    ],
  },
  {
    name: 'flags that the start script of EKS adds',
    text: `<powershell>
[string]$EKSBootstrapScriptFile = "$env:ProgramFiles\\Amazon\\EKS\\Start-EKSBootstrap.ps1"
& $EKSBootstrapScriptFile -EKSClusterName "a" -KubeletExtraArgs "--max-pods=58 --node-labels=a=b" 3>&1
</powershell>`,
    reads: [
      ['kubelet.flag.max-pods', '58', 3],
      ['maxPods', 58, 3],
    ],
  },
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
    name: 'a line that is split where it is used',
    text: `$line = "--max-pods=30 --feature-gates=A=true"
C:\\k\\kubelet.exe $line.Split()`,
    reads: [
      ['maxPods', 30, 1],
      ['featureGates', ['A=true'], 1],
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
    name: 'a number that a script sets where nobody else did',
    text: `$baseDir = "$PSScriptRoot"
Set-EnvVarIfNotSet -var "VXLAN_VNI" -defaultValue 4097`,
    reads: [['vni', 4097, 2]],
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
  {
    name: 'what a variable is where the environment has no other',
    text: `$ClusterDnsIp = if ($env:CLUSTER_DNS_IP) { $env:CLUSTER_DNS_IP } else { '10.96.0.10' }
$PodCidr = if ($env:POD_CIDR) { $env:POD_CIDR } else { "10.244.0.0/16" }
$ServiceCidr = if ($x) { "10.1.0.0/16" } else { Get-Range }`,
    reads: [
      ['clusterDNS', '10.96.0.10', 1],
      ['clusterCIDR', '10.244.0.0/16', 2],
    ],
    never: ['serviceCIDR'],
  },
  {
    name: 'the range of the node, which is as small as a node has it',
    text: `$podCidr = '10.100.6.0/24'
$clusterCidr = '10.100.0.0/16'
$serviceCidr = '10.96.0.0/12'`,
    reads: [
      ['podCIDR', '10.100.6.0/24', 1],
      ['clusterCIDR', '10.100.0.0/16', 2],
    ],
  },
  {
    name: 'parameters without a type, and statements that are none',
    text: `Param(
  $ManagementIP = "10.1.0.7",
  $KubeDnsServiceIP = "10.96.0.10"
)
function Set-Range {
  $ServiceCIDR = Get-Range
}`,
    reads: [
      ['nodeIP', '10.1.0.7', 2],
      ['clusterDNS', '10.96.0.10', 3],
    ],
    never: ['serviceCIDR'],
  },
  {
    name: 'the machine of the API server',
    text: `$K8S_MASTER_IP = "10.142.0.2"
$KubeMasterIP = $args[0]
$NodeIP = "10.142.0.7"`,
    reads: [
      ['controlPlane.address', '10.142.0.2', 1],
      ['nodeIP', '10.142.0.7', 3],
    ],
  },
  {
    name: 'flags that only some versions or runtimes get',
    text: `$runtime = "containerd"
$arguments = @("C:\\k\\kubelet.exe ", "--max-pods=30 ")
[version]$nodeVersion = $KubernetesVersion.TrimStart("v")
if ($nodeVersion -lt $v124) {
  $arguments = $arguments + "--network-plugin=cni "
} else {
  $arguments += "--cluster-domain=cluster.local "
}
if ($runtime -eq "docker") { $arguments += "--image-pull-progress-deadline=20m " }
if ($runtime -eq "containerd")
{
  $arguments += "--node-ip=10.0.0.4 "
}
else
{
  $arguments += "--cni-bin-dir=c:\\k\\cni "
}
if ($isWithLabels) { $arguments += "--hostname-override=win1 " }
Invoke-Expression "$arguments"`,
    reads: [
      ['maxPods', 30, 2],
      ['nodeIP', '10.0.0.4', 12],
      ['nodeName', 'win1', 18],
    ],
    never: [
      'kubelet.flag.network-plugin',
      'clusterDomain',
      'kubelet.flag.image-pull-progress-deadline',
      'kubelet.flag.cni-bin-dir',
    ],
  },
  {
    name: 'a line that only some versions start',
    text: `if ($env:KUBE_VERSION -lt "1.24") {
  C:\\k\\kubelet.exe --network-plugin=cni
}
C:\\k\\kubelet.exe --max-pods=30`,
    reads: [['maxPods', 30, 4]],
    never: ['kubelet.flag.network-plugin'],
  },
  {
    name: 'quotes for a script that the script writes',
    text: `$line = @("C:\\k\\kubelet.exe ", '--resolv-conf=\`"\`" ', '--pod-infra-container-image=\`"mcr.microsoft.com/oss/kubernetes/pause:3.6\`" ')
Set-Content -Path start.ps1 -Value "$line"`,
    reads: [
      ['kubelet.flag.resolv-conf', '', 1],
      ['pauseImage', 'mcr.microsoft.com/oss/kubernetes/pause:3.6', 1],
    ],
  },
  {
    name: 'parameters that a caller gives',
    text: `param($PodRange = "10.244.0.0/16", $Name = "x")
C:\\k\\kube-proxy.exe --cluster-cidr=$PodRange --v=4`,
    reads: [['kubeProxy.flag.v', '4', 2]],
    never: ['clusterCIDR'],
  },
  {
    name: 'the network that keeps the switch',
    text: `$NetworkName = "External"
New-HNSNetwork -Type overlay -Name $NetworkName`,
    reads: [],
    never: ['hnsNetworkName'],
  },
  {
    name: 'a text whose places are filled in afterwards',
    text: `$start = 'C:\\k\\kubelet.exe --v=4 --pod-infra-container-image={{REGISTRY}}/pause:3.9'
$start = $start -replace "{{REGISTRY}}", "$registry"
Set-Content -Path C:\\k\\start.ps1 -Value $start`,
    reads: [['kubelet.flag.v', '4', 1]],
  },
  {
    name: 'the flags of another program, and what a condition looks for',
    text: `$clientArguments = @(
  "--verbose",
  "--next-proto=tls",
  "--apiserver-fqdn=$server",
  "--cert-dir=C:\\k\\pki",
  "--kubeconfig=C:\\k\\config"
)
& C:\\k\\bootstrap-client.exe $clientArguments
$testArguments = @("test", "--ginkgo.focus=x", "--report-dir=C:\\logs", "--container-runtime-endpoint=npipe://./pipe/containerd-containerd")
& go @testArguments
Copy-Item C:\\k\\kubelet.exe C:\\bin
if (-not ($kubeletArguments | Where-Object { $_ -like "--windows-priorityclass=*" })) { Write-Host 'none' }`,
    reads: [],
    never: ['kubelet.flag.cert-dir', 'containerRuntime', 'windowsPriorityClass'],
  },
  {
    name: 'the arguments of another program in a file that the script writes',
    text: `$config = @"
apiVersion: v1
kind: Config
users:
- name: kubelet
  user:
    exec:
      command: $tool
      args:
        - token
        - --zone
"@
Copy-Item C:\\k\\kubelet.exe C:\\bin`,
    reads: [],
    never: ['kubelet.flag.zone'],
  },
  {
    name: 'a program that wins starts on the host',
    text: `wins cli process run --path /k/kube-proxy/kube-proxy.exe --args "--v=6 --feature-gates=WinOverlay=true"
Write-Host "done"`,
    reads: [
      ['kubeProxy.flag.v', '6', 1],
      ['featureGates', ['WinOverlay=true'], 1],
    ],
    never: ['kubeProxy.flag.args', 'kubeProxy.flag.path'],
  },
  {
    name: 'what wins is told behind the arguments of a program',
    text: `wins cli process run --path C:\\flannel\\flanneld.exe --args "--kube-subnet-mgr --kubeconfig-file /flannel/kubeconfig.yml" --envs "POD_NAME=a POD_NAMESPACE=b"
wins cli process run --args "--v=4 --proxy-mode=kernelspace" --path C:\\k\\kube-proxy.exe --exposes TCP:10256
Write-Host "done"`,
    reads: [
      ['flanneld.flag.kubeconfig-file', '/flannel/kubeconfig.yml', 1],
      ['kubeProxy.flag.proxy-mode', 'kernelspace', 2],
    ],
    never: ['flanneld.flag.envs', 'kubeProxy.flag.exposes', 'kubeProxy.flag.path'],
  },
  {
    name: 'what a call or a method gives',
    text: `$NetworkMode = "L2Bridge"
$NetworkName = $global:NetworkMode.ToLower()
$vip = (Get-HnsEndpoint | ? Name -EQ "Calico_ep").IpAddress
$gates = ""
$more = @("--source-vip=$vip", "--feature-gates=" + $gates + $others)
$all = @("--proxy-mode=kernelspace", "--v=4") + "--enable-dsr=true"
C:\\k\\kube-proxy.exe @all @more`,
    reads: [
      ['networkMode', 'l2bridge', 1],
      ['directServerReturn', true, 6],
      ['kubeProxy.flag.v', '4', 6],
    ],
    never: ['hnsNetworkName', 'sourceVip', 'featureGates'],
  },
  {
    name: 'a hash table whose keys are made flags',
    text: `$settings = [ordered]@{
  'node-ip' = '10.0.0.7'   # of the second adapter
  'max-pods' = 30; 'enforce-node-allocatable' = ''
  LogFolder = 'C:\\k\\logs'
  "windows-service" = $true
}
$line = $settings.GetEnumerator() | ForEach-Object { "--$($_.Key)=$($_.Value)" }
& C:\\k\\kubelet.exe $line`,
    reads: [
      ['nodeIP', '10.0.0.7', 2],
      ['maxPods', 30, 3],
      ['kubelet.flag.enforce-node-allocatable', '', 3],
      ['kubelet.flag.windows-service', 'True', 5],
    ],
    never: ['kubelet.flag.LogFolder'],
  },
  {
    name: 'a hash table that is filled and changed',
    text: `$f = @{ 'max-pods' = 20 }
$f['max-pods'] = 30
$f.Add('node-ip', '10.0.0.7')
$more = foreach ($k in $f.Keys) { "--$k=$($f[$k])" }
& C:\\k\\kubelet.exe $more`,
    reads: [
      ['maxPods', 30, 2],
      ['nodeIP', '10.0.0.7', 3],
    ],
  },
  {
    name: 'a hash table that is no list of flags',
    text: `$config = @{ 'max-pods' = 20; address = '0.0.0.0'; 'node-ip' = '10.0.0.9' }
$config | ConvertTo-Json | Set-Content C:\\k\\own.json
& C:\\k\\kubelet.exe --v=4`,
    reads: [['kubelet.flag.v', '4', 3]],
    never: ['maxPods', 'nodeIP'],
  },
  {
    name: 'a list that is filled by its method',
    text: `$list = [System.Collections.ArrayList]@()
[void]$list.Add("--node-ip=10.0.0.7")
$list.Add('--max-pods=30') | Out-Null
$null = $list.Add("--cluster-domain=cluster.local")
$list.AddRange(@("--v=2", "--resolv-conf="))
& C:\\k\\kubelet.exe $list`,
    reads: [
      ['nodeIP', '10.0.0.7', 2],
      ['maxPods', 30, 3],
      ['clusterDomain', 'cluster.local', 4],
      ['kubelet.flag.v', '2', 5],
      ['kubelet.flag.resolv-conf', '', 5],
    ],
  },
  {
    name: 'a generic list, and what only one runtime gets',
    text: `$list = New-Object 'System.Collections.Generic.List[string]'
$list.Add("--max-pods=30")
if ($runtime -eq $wanted) { $list.Add("--network-plugin=cni") }
C:\\k\\kubelet.exe @list`,
    reads: [['maxPods', 30, 2]],
    never: ['kubelet.flag.network-plugin'],
  },
  {
    name: 'a text that is built piece by piece',
    text: `$text = [System.Text.StringBuilder]::new()
[void]$text.Append(" --node-ip=10.0.0.7").Append(" --max-pods=30")
Invoke-Expression "C:\\k\\kubelet.exe $($text.ToString())"`,
    reads: [
      ['nodeIP', '10.0.0.7', 2],
      ['maxPods', 30, 2],
    ],
  },
  {
    name: 'a list that is joined',
    text: `$list = @(
  "--proxy-mode=kernelspace"
  "--source-vip=10.244.2.2"
) -join " "
New-Service -Name kube-proxy -BinaryPathName "C:\\k\\kube-proxy.exe $list"`,
    reads: [
      ['sourceVip', '10.244.2.2', 3],
      ['serviceManager', 'native', 5],
    ],
  },
  {
    name: 'a list that is joined inside a text',
    text: `[string[]]$list = "--node-ip=10.0.0.7", "--max-pods=30"
$all = "C:\\k\\kubelet.exe $($list -join ' ')"
Invoke-Expression $all`,
    reads: [
      ['nodeIP', '10.0.0.7', 1],
      ['maxPods', 30, 1],
    ],
  },
  {
    name: 'a list that is joined behind the path of its program, and a text behind it',
    text: `$list = "--node-ip=10.0.0.7", "--max-pods=30"
$all = "$env:ROOT/kubelet.exe " + ($list -join " ") + " --cluster-dns=10.96.0.10"
Invoke-Expression $all`,
    reads: [
      ['nodeIP', '10.0.0.7', 1],
      ['maxPods', 30, 1],
      ['clusterDNS', '10.96.0.10', 2],
    ],
  },
  {
    name: 'the action of a task, kept in a variable',
    text: `$do = New-ScheduledTaskAction -Execute 'C:\\k\\kubelet.exe' -Argument '--node-ip=10.0.0.7 --max-pods=30'
Register-ScheduledTask -TaskName kubelet -Action $do`,
    reads: [
      ['nodeIP', '10.0.0.7', 1],
      ['maxPods', 30, 1],
    ],
    never: ['serviceManager'],
  },
  {
    name: 'parameters that a hash table holds',
    text: `$start = @{
  FilePath = "C:\\k\\kubelet.exe"
  ArgumentList = @("--node-ip=10.0.0.7", "--max-pods=30")
  NoNewWindow = $true
}
Start-Process @start`,
    reads: [
      ['nodeIP', '10.0.0.7', 3],
      ['maxPods', 30, 3],
    ],
  },
  {
    name: 'resources of DSC',
    text: `Configuration Node {
  param([string[]]$NodeName)
  Service kubelet {
    Name = 'kubelet'
    Path = 'C:\\k\\kubelet.exe --windows-service --node-ip=10.0.0.7'
  }
  WindowsProcess Again {
    Path      = 'C:\\k\\kubelet.exe'
    Arguments = '--max-pods=30'
  }
  WindowsProcess Other {
    Path      = 'C:\\tools\\agent.exe'
    Arguments = '--pod-cidr=10.0.0.0/8'
  }
  File Flags { DestinationPath = 'C:\\k\\kubelet.exe' }
}`,
    reads: [
      ['nodeIP', '10.0.0.7', 5],
      ['maxPods', 30, 9],
    ],
    never: ['clusterCIDR', 'podCIDR'],
  },
  {
    name: 'flags of kubectl, kept in a variable',
    text: `$podCIDR = c:\\k\\kubectl.exe --kubeconfig=c:\\k\\config get nodes/w1 -o custom-columns=a:.spec.podCIDR --no-headers
c:\\k\\kube-proxy.exe --hostname-override=w1`,
    reads: [['nodeName', 'w1', 2]],
    never: ['kubeProxy.flag.no-headers', 'kubeProxy.flag.kubeconfig'],
  },
  {
    name: 'lines that a part of a script adds to its array',
    text: '# only for docker\n$argList += "--cni-bin-dir=""C:\\k\\cni\\bin"""\n$argList += "--cni-conf-dir=""C:\\k\\cni\\config"""\n$argList += "--network-plugin=cni"',
    reads: [
      ['kubelet.flag.cni-bin-dir', 'C:\\k\\cni\\bin', 2],
      ['kubelet.flag.cni-conf-dir', 'C:\\k\\cni\\config', 3],
      ['kubelet.flag.network-plugin', 'cni', 4],
    ],
  },
  {
    name: 'words with an apostrophe above its lines',
    text: 'dans $argList configurer correctement l’emplacement, l\'adresse du fichier:\n$argList += "--network-plugin=cni"',
    reads: [['kubelet.flag.network-plugin', 'cni', 2]],
  },
  {
    name: 'a quote within a word, which its line closes',
    text: "$a = $b -replace'x','y'\nC:\\k\\kubelet.exe --max-pods=30",
    reads: [['maxPods', 30, 2]],
  },
  {
    name: 'a hash table that does not end',
    text: `$broken = @{ 'node-ip' = '10.0.0.7'
C:\\k\\kubelet.exe --max-pods=30`,
    reads: [['maxPods', 30, 2]],
  },
])
